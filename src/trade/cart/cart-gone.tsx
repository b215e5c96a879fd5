import { useId } from 'react'
import { useSay } from '../../ui/host'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import { GoneLine } from './gone-line'

type CartGoneProps = { lines: readonly LineStore[]; onRemove: AskRemoval }

/** Set apart at the end: withdrawn goods, and those with nothing left. */
export function CartGone({ lines, onRemove }: CartGoneProps) {
  const say = useSay(cartPageMessages)
  const nameId = useId()
  return (
    <tbody className="cart-card" aria-labelledby={nameId}>
      <tr className="cart-shop">
        <td className="cart-shop-cell" colSpan={7}>
          <b id={nameId}>{say('gone')}</b>
          <span className="cart-gone-count">{say('goneKinds', { n: lines.length })}</span>
        </td>
      </tr>
      {lines.map((line) => (
        <GoneLine key={line.id} line={line} onRemove={onRemove} />
      ))}
    </tbody>
  )
}
