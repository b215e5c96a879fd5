import { memo, useId } from 'react'
import { shopType } from '../../catalogue/shops/shop-type'
import { useLocale, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { CartShopCoupons } from './cart-coupons'
import { CartPromotions } from './cart-promotion'
import { CartLineRow } from './cart-line'
import type { CartGroup } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { SelectMany } from './select-many'

type CartShopProps = {
  cart: CartPageStore
  group: CartGroup
  /** How many lines are drawn yet. */
  drawn: number
  onRemove: AskRemoval
}

/** A shop and what of it is in the cart. */
export const CartShop = memo(function CartShop({ cart, group, drawn, onRemove }: CartShopProps) {
  const say = useSay(cartPageMessages)
  const locale = useLocale()
  const nameId = useId()
  const { shop, lines } = group
  if (drawn === 0) return null
  return (
    <tbody className="cart-card" aria-labelledby={nameId}>
      <tr className="cart-shop">
        <td className="cart-shop-cell" colSpan={7}>
          <SelectMany cart={cart} lines={lines} label={say('allOfShop', { shop: shop.name })} silent />
          <b id={nameId} className="cart-shop-name">
            {shop.name}
          </b>
          <Tag>{shopType.label(shop.shopType, locale)}</Tag>
          <CartPromotions cart={cart} shopId={shop.id} />
          <CartShopCoupons cart={cart} shopId={shop.id} />
        </td>
      </tr>
      {lines.slice(0, drawn).map((line) => (
        <CartLineRow key={line.id} cart={cart} line={line} onRemove={onRemove} />
      ))}
    </tbody>
  )
})
