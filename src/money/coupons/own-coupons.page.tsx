import { useStore } from '@nanostores/react'
import { ActedThere } from '../../site/brand-site/acted-there'
import { DocumentMoney } from '../../site/brand-site/document-money'
import { isReadOnly } from '../../site/brand-site/document-site'
import { SiteMark } from '../../site/brand-site/site-mark'
import { useHost, useHref, useLocale, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/pages/list-page'
import { StateTag } from '../../ui/state-tag'
import { Tabs } from '../../ui/tabs'
import { CouponCard } from './coupon-card'
import { couponState } from './coupon-state'
import type { OwnCoupon } from './coupons.contract'
import { CouponList } from './coupon-list'
import { couponsMessages } from './coupons.messages'
import { openOwnCoupons } from './own-coupons.store'

/** List page of the buyer's coupons with a filter by state. */
export default function OwnCouponsPage() {
  const { scope, urlState } = useHost()
  const say = useSay(couponsMessages)
  const locale = useLocale()
  const href = useHref()
  const coupons = useOpened(() => openOwnCoupons(scope, urlState))
  const { state } = useStore(coupons.$query).filters
  const { value } = useStore(coupons.page.$state)
  const counts = new Map(value?.counts.map((one) => [one.state, one.count]))
  const more = (
    <LinkButton href={href('couponCentre')} icon="ticket">
      {say('centre')}
    </LinkButton>
  )
  return (
    <ListPage
      of={coupons}
      title={say('own')}
      actions={more}
      filters={
        <Tabs
          label={say('states')}
          items={couponState.entries.map(({ code }) => ({
            key: String(code),
            label: couponState.label(code, locale),
            count: counts.get(code),
          }))}
          current={String(couponState.find(state || undefined)?.code ?? couponState.code.unused)}
          onChange={(key) => coupons.change({ filters: { state: key } })}
        />
      }
      empty={{ drawing: 'list', title: say('noneOwn'), text: say('noneOwnText'), actions: more }}
    >
      {({ content }) => (
        <CouponList>
          {content.map((coupon) => (
            <OwnCouponCard key={coupon.id} coupon={coupon} />
          ))}
        </CouponList>
      )}
    </ListPage>
  )
}

function OwnCouponCard({ coupon }: { coupon: OwnCoupon }) {
  const say = useSay(couponsMessages)
  const href = useHref()
  const { state, shop, site } = coupon
  const usable = state === couponState.code.unused
  const way = shop ? href('shop', { shopId: shop.id }) : href('search')
  return (
    <DocumentMoney of={coupon}>
      <CouponCard
        of={coupon}
        over={!usable}
        note={
          <>
            <StateTag of={couponState} code={state} /> <SiteMark site={site} />
          </>
        }
        action={
          usable &&
          (isReadOnly(site) ? (
            <ActedThere site={site} />
          ) : (
            <LinkButton size="small" href={way}>
              {say('use')}
            </LinkButton>
          ))
        }
      />
    </DocumentMoney>
  )
}
