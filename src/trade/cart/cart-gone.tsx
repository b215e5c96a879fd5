import { useId } from 'react'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import type { PlacedRow } from '../../ui/tables/row-plan'
import { CartCard } from './cart-card'
import sheet from './cart-gone.css?sheet'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'
import type { AskRemoval } from './cart-removal'
import { GoneLine } from './gone-line'

type CartGoneProps = {
  cart: CartPageStore
  lines: readonly LineStore[]
  rows: readonly PlacedRow[]
  partly: boolean
  onRemove: AskRemoval
}

/** Group of unavailable lines at the end of the cart: withdrawn or sold-out goods. */
export default function CartGone({ cart, lines, rows, partly, onRemove }: CartGoneProps) {
  useSheet(sheet)
  const say = useSay(cartPageMessages)
  const nameId = useId()
  return (
    <CartCard
      rows={rows}
      partly={partly}
      lines={lines}
      nameId={nameId}
      heading={
        <>
          <b id={nameId}>{say('gone')}</b>
          <span className="meta">{say('goneKinds', { n: lines.length })}</span>
        </>
      }
      draw={(line, position) => <GoneLine cart={cart} line={line} {...position} onRemove={onRemove} />}
    />
  )
}
