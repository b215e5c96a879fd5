import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { larger } from '../../catalogue/goods/larger-unit'
import { stockFor } from '../../catalogue/goods/stock-state'
import { PriceWhy } from '../../catalogue/price-why/price-why'
import { formatMoney } from '../../core/money'
import { useFeature } from '../../site/brand-site/use-feature'
import { Checkbox } from '../../ui/forms/checkbox'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { Price } from '../../ui/price'
import { StockLabel } from '../../ui/stock-label'
import { Tag } from '../../ui/tag'
import { DeliveryArrival } from '../delivery/delivery-arrival'
import type { LinePosition } from './cart-card'
import { CartGoods } from './cart-goods'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { CartQuantity } from './cart-quantity'
import { useLineName } from './line-name'

// Loaded on demand because custom goods are rare.
const RequirementStrip = later(() => import('../requirement/requirement-strip'))
const strip = { height: 40 }

type CartLineProps = LinePosition & { cart: CartPageStore; line: LineStore; onRemove: AskRemoval }

/** Line that can be ordered, at least with a smaller quantity. Memoized, so that a change rerenders only this line. */
export const CartLineRow = memo(function CartLineRow(props: CartLineProps) {
  const { cart, line: store, at, number, onRemove } = props
  const say = useSay(cartPageMessages)
  const canKeep = useFeature('favourites')
  const currency = useCurrency()
  const shown = useStore(store.$line)
  const checked = useStore(store.$checked)
  const { line, price, amount, saving } = shown
  const { goodsName: name, priceBefore } = line
  const of = useLineName(cart, line)
  const ratio = larger(shown.orderUnit)?.ratio ?? 1
  return (
    <tr
      className="cart-row cart-line"
      part="row"
      data-at={at}
      data-line-id={line.id}
      aria-rowindex={number}
      aria-busy={saving || undefined}
    >
      <td className="cart-check">
        <Checkbox
          checked={checked ?? false}
          disabled={checked === undefined}
          aria-label={say('choose', { name: of })}
          onChange={(event) => void cart.select([store.id], event.target.checked)}
        />
      </td>
      <td className="cart-goods" role="rowheader">
        <CartGoods
          goodsId={line.goodsId}
          name={name}
          image={line.image}
          tags={
            <>
              {line.shopCarBizType === 30 && <Tag tone="brand">{say('custom')}</Tag>}
              {line.memberPrice === 10 && <Tag tone="brand">{say('memberPrice')}</Tag>}
              {line.priceKind === 'contract' && <Tag tone="brand">{say('contractPrice')}</Tag>}
              {!line.requireInfo && (
                <>
                  <StockLabel state={stockFor(line, shown.quantity)} />
                  <DeliveryArrival skuId={line.skuId} quantity={shown.quantity} stock={line.stockQuantity} />
                </>
              )}
              {priceBefore !== undefined && (
                <Tag tone="warn">{say('priceWas', { price: formatMoney(priceBefore, currency) })}</Tag>
              )}
            </>
          }
        />
        {line.requireInfo && <RequirementStrip line={line} waiting={<div style={strip} />} />}
      </td>
      <td className="cart-spec">
        <SkuLine of={line} />
      </td>
      <td className="cart-price">
        <Price
          amount={price * ratio}
          size="sm"
          unit={shown.orderUnit?.unitName ?? line.unitName}
          retail={line.oldPrice && line.oldPrice * ratio}
        />
        {line.priceKind && <PriceWhy of={{ cartLineId: line.id }} name={of} />}
      </td>
      <td className="cart-quantity">
        <CartQuantity shown={shown} cart={cart} name={of} />
      </td>
      <td className="cart-amount">
        <Price amount={amount} size="sm" provisional />
      </td>
      <td className="cart-actions">
        {canKeep && (
          <button
            type="button"
            className="cart-action brand-hover"
            aria-label={say('keepOf', { name: of })}
            part="action"
            onClick={() => onRemove({ of: 'keepOne', ids: [store.id] })}
          >
            {say('keep')}
          </button>
        )}
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
