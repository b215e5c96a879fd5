import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { classNames } from '../../ui/class-names'
import { useDrawn } from '../../ui/drawn'
import { useSay } from '../../ui/host'
import { CartGone } from './cart-gone'
import { CartHead } from './cart-head'
import type { CartGroup } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { CartShop } from './cart-shop'
import { SelectMany } from './select-many'

/** From here on lines that are out of sight are not laid out. */
const many = 100

/** How many lines each shop may draw when so many are drawn in all. */
function roomsOf(groups: CartGroup[], drawn: number): number[] {
  let left = drawn
  return groups.map(({ lines }) => {
    const room = Math.max(0, left)
    left -= lines.length
    return room
  })
}

type CartTableProps = { cart: CartPageStore; onRemove: AskRemoval }

/** All lines: a card for each shop, and one for what cannot be ordered any more. */
export const CartTable = memo(function CartTable({ cart, onRemove }: CartTableProps) {
  const say = useSay(cartPageMessages)
  const groups = useStore(cart.lines.$groups)
  const gone = useStore(cart.lines.$gone)
  const total = groups.reduce((sum, { lines }) => sum + lines.length, gone.length)
  const drawn = useDrawn(total)
  const rooms = roomsOf(groups, drawn)

  return (
    <table
      className={classNames('cart-table', total > many && 'cart-table-long')}
      aria-busy={drawn < total || undefined}
    >
      <caption className="visually-hidden">{say('list')}</caption>
      <CartHead check={<SelectMany cart={cart} label={say('all')} silent />} />
      {groups.map((group, at) => (
        <CartShop key={group.shop.id} cart={cart} group={group} drawn={rooms[at] ?? 0} onRemove={onRemove} />
      ))}
      {gone.length > 0 && drawn > total - gone.length && <CartGone lines={gone} onRemove={onRemove} />}
    </table>
  )
})
