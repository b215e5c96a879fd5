import { useStore } from '@nanostores/react'
import { couponTitle } from '../../money/coupons/coupon-title'
import { couponType } from '../../money/coupons/coupon-type'
import { couponsMessages } from '../../money/coupons/coupons.messages'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

/** The coupons that the total reckons with; others are chosen in the checkout. */
export function CartCoupons({ cart }: { cart: CartPageStore }) {
  const say = useSay(cartPageMessages)
  const sayCoupon = useSay(couponsMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const href = useHref()
  const { coupons = [] } = useStore(cart.lines.$summary) ?? {}
  return (
    <span className="cart-coupons">
      <span>{say('coupon')}</span>
      {coupons.map((coupon) => (
        <Tag key={coupon.id} tone="brand">
          {say('couponOf', {
            title: couponTitle(sayCoupon, currency, coupon),
            type: couponType.label(coupon.type, locale),
          })}
        </Tag>
      ))}
      <a className="link" href={href('couponCentre')}>
        {say('getCoupons')}
      </a>
    </span>
  )
}
