import { useStore } from '@nanostores/react'
import { memo, useId } from 'react'
import { GiftsOfShop } from '../../catalogue/gifts/gifts-of-shop'
import { shopType } from '../../catalogue/shops/shop-type'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import type { PlacedRow } from '../../ui/tables/row-plan'
import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { CartCard } from './cart-card'
import { CartShopCoupons } from './cart-coupons'
import { CartLineRow } from './cart-line'
import type { CartGroup } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { SelectMany } from './select-many'

// Loaded on demand because few shops have activities.
const CartPromotion = later(() => import('./cart-promotion'))

type CartShopProps = {
  cart: CartPageStore
  group: CartGroup
  rows: readonly PlacedRow[]
  partly: boolean
  onRemove: AskRemoval
}

/** Lines of one shop in the cart. */
export const CartShop = memo(function CartShop({ cart, group, rows, partly, onRemove }: CartShopProps) {
  const nameId = useId()
  return (
    <CartCard
      rows={rows}
      partly={partly}
      lines={group.lines}
      nameId={nameId}
      heading={<CartShopHead cart={cart} group={group} nameId={nameId} />}
      draw={(line, position) => <CartLineRow cart={cart} line={line} {...position} onRemove={onRemove} />}
    />
  )
})

type CartShopHeadProps = Pick<CartShopProps, 'cart' | 'group'> & { nameId: string }

const CartShopHead = memo(function CartShopHead({ cart, group, nameId }: CartShopHeadProps) {
  const say = useSay(cartPageMessages)
  const typeLabel = useLabel(shopType)
  const { shop, lines } = group
  return (
    <>
      <SelectMany cart={cart} lines={lines} label={say('allOfShop', { shop: shop.name })} silent />
      <b id={nameId} className="cart-shop-name">
        {shop.name}
      </b>
      <Tag>{typeLabel(shop.shopType)}</Tag>
      <CartShopOffers cart={cart} shopId={shop.id} />
    </>
  )
})

/** Offers for a shop's goods. Separate because only this part depends on the totals. */
function CartShopOffers({ cart, shopId }: { cart: CartPageStore; shopId: string }) {
  const { promotions = [], gifts } = useStore(cart.lines.$summary) ?? {}
  return (
    <>
      {promotions.map(
        (promotion) =>
          promotion.shopId === shopId && (
            <CartPromotion
              key={promotion.activityId}
              {...promotion}
              waiting={
                <span className="cart-promotion inline-row wrap gap-8 row-gap-4 shrink text-meta ink-2" />
              }
            />
          ),
      )}
      <CartShopCoupons cart={cart} shopId={shopId} />
      <GiftsOfShop gifts={gifts} shopId={shopId} />
    </>
  )
}
