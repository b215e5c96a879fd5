import { useStore } from '@nanostores/react'
import { memo, useMemo } from 'react'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { RowGap } from '../../ui/tables/row-gap'
import { useSectionWindow } from '../../ui/tables/section-window'
import { CartHead } from './cart-head'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { CartShop } from './cart-shop'
import { SelectMany } from './select-many'

const CartGone = later(() => import('./cart-gone'))

// Loaded on demand because in a short cart the affected lines are visible.
const CartTrouble = later(() => import('./cart-trouble'))

const sectionOf = (key: string, lines: readonly LineStore[]) => ({ key, rows: lines.map(({ id }) => id) })

type CartTableProps = { cart: CartPageStore; onRemove: AskRemoval }

/** All cart lines: one group per shop, and one for unavailable lines. */
export const CartTable = memo(function CartTable({ cart, onRemove }: CartTableProps) {
  const say = useSay(cartPageMessages)
  const groups = useStore(cart.lines.$groups)
  const gone = useStore(cart.lines.$gone)
  const sections = useMemo(
    () => [
      ...groups.map(({ shop, lines }) => sectionOf(`shop ${shop.id}`, lines)),
      ...(gone.length > 0 ? [sectionOf('gone', gone)] : []),
    ],
    [groups, gone],
  )
  const { list, long, partly, placed, rest, keys, reveal } = useSectionWindow(sections)
  const show = (id: string) =>
    reveal(keys.indexOf(id))?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()

  return (
    <>
      <table ref={list} className="cart-table" aria-rowcount={partly ? keys.length + 1 : undefined}>
        <caption className="visually-hidden">{say('list')}</caption>
        <CartHead check={<SelectMany cart={cart} label={say('all')} silent />} numbered={partly} />
        {groups.map((group, nth) => (
          <CartShop
            key={group.shop.id}
            cart={cart}
            group={group}
            rows={placed[nth] ?? []}
            partly={partly}
            onRemove={onRemove}
          />
        ))}
        {gone.length > 0 && (
          <CartGone
            cart={cart}
            lines={gone}
            rows={placed[groups.length] ?? []}
            partly={partly}
            onRemove={onRemove}
          />
        )}
        {rest > 0 && (
          <tbody>
            <RowGap height={rest} />
          </tbody>
        )}
      </table>
      {long && <CartTrouble cart={cart} onShow={show} />}
    </>
  )
})
