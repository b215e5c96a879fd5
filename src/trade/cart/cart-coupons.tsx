import { useStore } from '@nanostores/react'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

// Loaded on demand because few carts have coupons.
const CartCoupon = later(() => import('./cart-coupon'))

const useAny = (cart: CartPageStore) => (useStore(cart.lines.$summary)?.coupons.length ?? 0) > 0

/** Platform coupons in the totals bar. */
export function CartCoupons({ cart }: { cart: CartPageStore }) {
  const say = useSay(cartPageMessages)
  return (
    <span className="cart-coupons push">
      {useAny(cart) && <CartCoupon cart={cart} slot="" label={say('coupon')} />}
    </span>
  )
}

/** Coupons of a shop, with a link to get more. */
export function CartShopCoupons({ cart, shopId }: { cart: CartPageStore; shopId: string }) {
  const say = useSay(cartPageMessages)
  const href = useHref()
  return (
    <span className="cart-shop-coupons inline-row wrap gap-12 row-gap-4 end shrink push text-meta">
      {useAny(cart) && <CartCoupon cart={cart} slot={`shop ${shopId}`} label={say('shopCoupon')} />}
      <a className="link inline-row gap-4" href={href('couponCentre')}>
        <Icon name="ticket" size={14} />
        {say('getCoupons')}
      </a>
    </span>
  )
}
