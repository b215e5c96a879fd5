import type { ReactNode } from 'react'
import { useSay } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'

type CartHeadProps = {
  /** Content above the checkboxes. */
  check?: ReactNode
  /** True if rows carry explicit row numbers, because only some are rendered. */
  numbered: boolean
}

/** Row of column names. */
export function CartHead({ check, numbered }: CartHeadProps) {
  const say = useSay(cartPageMessages)
  return (
    <thead>
      <tr className="cart-row cart-head text-meta ink-2" aria-rowindex={numbered ? 1 : undefined}>
        {check && <td className="cart-check">{check}</td>}
        <th scope="col" className="cart-goods">
          {say('goods')}
        </th>
        <th scope="col" className="cart-spec">
          {say('spec')}
        </th>
        <th scope="col" className="cart-price">
          {say('price')}
        </th>
        <th scope="col" className="cart-quantity">
          {say('quantity')}
        </th>
        <th scope="col" className="cart-amount">
          {say('amount')}
        </th>
        <th scope="col" className="cart-actions">
          {say('actions')}
        </th>
      </tr>
    </thead>
  )
}
