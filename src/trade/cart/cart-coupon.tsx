import { useStore } from '@nanostores/react'
import { CouponSelect } from '../../money/coupons/coupon-select'
import { chosenWith, slotOf } from '../../money/coupons/coupon-slots'
import type { CartPageStore } from './cart-page.store'

type CartCouponProps = {
  cart: CartPageStore
  /** Coupon slot of a shop. Empty: the platform's slot. */
  slot: string
  label: string
}

/** Select for the usable coupon to apply. Empty if none is usable. */
export default function CartCoupon({ cart, slot, label }: CartCouponProps) {
  const { coupons = [] } = useStore(cart.lines.$summary) ?? {}
  const offers = coupons.filter((offer) => slotOf(offer) === slot)
  if (offers.length === 0) return null
  return (
    <span className="cart-coupon inline-row wrap gap-8 row-gap-4 shrink ink-2">
      <span aria-hidden="true">{label}</span>
      <CouponSelect
        small={slot !== ''}
        label={label}
        offers={offers}
        onChoose={(id) => void cart.chooseCoupons(chosenWith(coupons, slot, id))}
      />
    </span>
  )
}
