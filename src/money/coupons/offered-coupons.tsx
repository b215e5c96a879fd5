import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { useCurrency } from '../../ui/currency'
import { useHost, useHref, useLocale, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { grouped } from '../points/grouped'
import { CouponCard } from './coupon-card'
import { couponTitle } from './coupon-title'
import { couponType } from './coupon-type'
import type { CouponTemplate } from './coupons.contract'
import sheet from './coupons.css?sheet'
import { couponsMessages } from './coupons.messages'
import { openOfferedCoupons, type OfferedCoupons } from './offered-coupons.store'

/** Coupons that can be taken, for nothing or for points. */
export function OfferedCouponList({ forPoints }: { forPoints: boolean }) {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(couponsMessages)
  const locale = useLocale()
  const href = useHref()
  const [coupons] = useState(() => openOfferedCoupons(scope, place, forPoints))
  const { type } = useStore(coupons.$query).filters
  const types = couponType.entries.map(({ code }) => ({
    key: String(code),
    label: couponType.label(code, locale),
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
        <ul className="coupons">
          {content.map((template) => (
            <OfferedCoupon key={template.id} template={template} coupons={coupons} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

function PointsLeft({ coupons }: { coupons: OfferedCoupons }) {
  const say = useSay(couponsMessages)
  const { value } = useStore(coupons.points.$state)
  return value && <span>{say('balance', { n: grouped(value.balance) })}</span>
}

type OfferedCouponProps = { template: CouponTemplate; coupons: OfferedCoupons }

function OfferedCoupon({ template, coupons }: OfferedCouponProps) {
  const say = useSay(couponsMessages)
  const currency = useCurrency()
  const taking = useStore(coupons.$taking)
  const [asking, setAsking] = useState(false)
  const { id, left, received, perCustomer, pointsCost, receiveTo } = template
  const n = pointsCost
  const enough = received >= perCustomer

  function note(): ReactNode {
    if (n > 0) return <b>{say('points', { n: grouped(n) })}</b>
    if (perCustomer > 1 && received > 0) return say('receivedOf', { n: received, most: perCustomer })
    return left > 0 && left <= 50 ? say('left', { n: left }) : say('ends', { day: receiveTo.slice(5, 10) })
  }
  async function take() {
    await coupons.take(template)
    setAsking(false)
  }
  return (
    <>
      <CouponCard
        of={template}
        over={left === 0}
        note={note()}
        action={
          enough || left === 0 ? (
            <span className="coupon-note">{say(enough ? 'received' : 'gone')}</span>
          ) : (
            <Button
              size="small"
              variant="primary"
              loading={taking === id}
              onClick={() => (n > 0 ? setAsking(true) : void take())}
            >
              {say(n > 0 ? 'exchange' : 'receive')}
            </Button>
          )
        }
      />
      {asking && (
        <Confirm
          title={say('exchangeTitle', { n: grouped(n), title: couponTitle(say, currency, template) })}
          text={say('exchangeText')}
          action={say('exchange')}
          loading={taking === id}
          onConfirm={() => void take()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
