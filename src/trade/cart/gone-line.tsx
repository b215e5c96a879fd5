import { SkuLine } from '../../catalogue/goods/sku-line'
import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { formatMoney } from '../../core/money'
import { Checkbox } from '../../ui/forms/checkbox'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { ToneWord } from '../../ui/tone-word'
import type { LinePosition } from './cart-card'
import { CartGoods } from './cart-goods'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'
import type { AskRemoval } from './cart-removal'
import { goneReason } from './gone-reason'
import { useLineName } from './line-name'

type GoneLineProps = LinePosition & { cart: CartPageStore; line: LineStore; onRemove: AskRemoval }

/** Line that can no longer be ordered, with the reason. */
export const GoneLine = memo(function GoneLine(props: GoneLineProps) {
  const { cart, line: store, at, number, onRemove } = props
  const say = useSay(cartPageMessages)
  const currency = useCurrency()
  const { line } = useStore(store.$line)
  const { goodsName: name } = line
  const reason = goneReason(line)
  const of = useLineName(cart, line)
  return (
    <tr className="cart-row cart-line cart-line-gone ink-3" part="row" data-at={at} aria-rowindex={number}>
      <td className="cart-check">
        <Checkbox checked={false} disabled readOnly aria-label={say('choose', { name: of })} />
      </td>
      <td className="cart-goods" role="rowheader">
        <CartGoods
          goodsId={line.goodsId}
          name={name}
          image={line.image}
          tags={<ToneWord tone="ended">{reason && say(reason)}</ToneWord>}
        />
      </td>
      <td className="cart-spec">
        <SkuLine of={line} />
      </td>
      <td className="cart-price">
        {formatMoney(line.price, currency)}/{line.unitName}
      </td>
      <td className="cart-quantity">
        <span className="text-meta">{say('notNow')}</span>
      </td>
      <td className="cart-amount">—</td>
      <td className="cart-actions">
        <button
          type="button"
          className="cart-action cart-remove brand-hover"
          aria-label={say('removeOf', { name: of })}
          part="action"
          onClick={() => onRemove({ of: 'one', ids: [store.id] })}
        >
          {say('remove')}
        </button>
      </td>
    </tr>
  )
})
