import { useStore } from '@nanostores/react'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { Tabs } from '../../ui/tabs'
import { uiMessages } from '../../ui/ui.messages'
import { useLabel } from '../../ui/use-label'
import { couponType } from './coupon-type'
import { CouponList } from './coupon-list'
import { couponsMessages } from './coupons.messages'
import { OfferedCoupon } from './offered-coupon'
import { openOfferedCoupons, type OfferedCoupons } from './offered-coupons.store'

/** List of claimable coupons, for free or for points. */
export function OfferedCouponList({ forPoints }: { forPoints: boolean }) {
  const { scope, urlState } = useHost()
  const say = useSay(couponsMessages)
  const typeLabel = useLabel(couponType)
  const href = useHref()
  const coupons = useOpened(() => openOfferedCoupons(scope, urlState, forPoints))
  const { type } = useStore(coupons.$query).filters
  const types = couponType.entries.map(({ code }) => ({
    key: String(code),
    label: typeLabel(code),
  }))
  return (
    <ListPage
      of={coupons}
      title={say(forPoints ? 'forPoints' : 'centre')}
      actions={
        <>
          {forPoints && <PointsLeft coupons={coupons} />}
          <LinkButton href={href('coupons')}>{say('own')}</LinkButton>
        </>
      }
      filters={
        <Tabs
          label={say('types')}
          items={[{ key: '', label: say('allTypes') }, ...types]}
          current={String(couponType.find(type || undefined)?.code ?? '')}
          onChange={(key) => coupons.change({ filters: { type: key } })}
        />
      }
      empty={{ drawing: 'list', title: say('noneOpen'), text: say('noneOpenText') }}
    >
      {({ content }) => (
        <CouponList>
          {content.map((template) => (
            <OfferedCoupon key={template.id} template={template} taking={coupons} />
          ))}
        </CouponList>
      )}
    </ListPage>
  )
}

function PointsLeft({ coupons }: { coupons: OfferedCoupons }) {
  const say = useSay(couponsMessages)
  const sayUi = useSay(uiMessages)
  const { status, value } = useStore(coupons.points.$state)
  if (value) return <span>{say('balance', { n: value.balance })}</span>
  if (status !== 'failed') return null
  return (
    <span>
      {say('noBalance')}{' '}
      <button type="button" className="link" onClick={() => void coupons.points.reload()}>
        {sayUi('retry')}
      </button>
    </span>
  )
}
