import { useStore } from '@nanostores/react'
import { CouponSelect } from '../../money/coupons/coupon-select'
import { chosenWith, slotOf } from '../../money/coupons/coupon-slots'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

type CartCouponProps = {
  cart: CartPageStore
  /** As coupons name their slots; empty: the platform's. */
  slot: string
  label: string
}

/** The one of the usable coupons that the total reckons with; nothing where none is usable. */
function CartCoupon({ cart, slot, label }: CartCouponProps) {
  const { coupons = [] } = useStore(cart.lines.$summary) ?? {}
  const offers = coupons.filter((offer) => slotOf(offer) === slot)
  if (offers.length === 0) return null
  return (
    <span className="cart-coupon">
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

/** The platform's coupons, in the bar. */
export function CartCoupons({ cart }: { cart: CartPageStore }) {
  const say = useSay(cartPageMessages)
  return (
    <span className="cart-coupons">
      <CartCoupon cart={cart} slot="" label={say('coupon')} />
    </span>
  )
}

/** A shop's own coupons, and the way to get more. */
export function CartShopCoupons({ cart, shopId }: { cart: CartPageStore; shopId: string }) {
  const say = useSay(cartPageMessages)
  const href = useHref()
  return (
    <span className="cart-shop-coupons">
      <CartCoupon cart={cart} slot={`shop ${shopId}`} label={say('shopCoupon')} />
      <a className="link cart-get-coupons" href={href('couponCentre')}>
        <Icon name="ticket" size={14} />
        {say('getCoupons')}
      </a>
    </span>
  )
}
