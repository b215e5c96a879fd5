import { memo } from 'react'
import { GoodsPrice } from '../../catalogue/goods/goods-price'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { stockFor } from '../../catalogue/goods/stock-state'
import type { SkuAmount } from '../../catalogue/goods/sku-amounts.store'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Skeleton } from '../../ui/pages/skeleton'
import { StockLabel } from '../../ui/stock-label'
import { DeliveryArrival } from '../delivery/delivery-arrival'
import type { LinePosition } from './cart-card'
import { CartGoods } from './cart-goods'
import { cartPageMessages } from './cart-page.messages'
import type { GuestLine } from './guest-cart'
import { GuestQuantity } from './guest-quantity'
import { guestUnit } from './guest-unit'
import type { GuestSku } from './guest-skus.store'

type GuestCartLineProps = LinePosition & {
  line: GuestLine
  /** Undefined while it loads, and for an unknown SKU. */
  sku: GuestSku | undefined
  price: SkuAmount | undefined
  /** True if product names are still loading. */
  loading: boolean
  /**
   * @param quantity quantity in pieces
   * @param orderUnitId item id of the unit to order in
   */
  onQuantity: (skuId: string, quantity: number, orderUnitId?: string) => void
  onRemove: (skuId: string) => void
}

/** Line of the guest cart. Only the quantity is stored in the browser. All other data is from the server. */
export const GuestCartLine = memo(function GuestCartLine(props: GuestCartLineProps) {
  const { line, at, number, sku, price, loading, onQuantity, onRemove } = props
  const say = useSay(cartPageMessages)
  const unit = guestUnit(line, sku)
  const name = sku?.name ?? (loading ? '' : say('unknownGoods'))
  return (
    <tr className="cart-row cart-line" part="row" data-at={at} aria-rowindex={number}>
      <td className="cart-goods" role="rowheader">
        <CartGoods
          goodsId={line.goodsId ?? ''}
          name={name}
          image={sku?.image ?? ''}
          tags={
            price && (
              <>
                <StockLabel state={stockFor(price, line.quantity, price.enough)} />
                <DeliveryArrival skuId={line.skuId} />
              </>
            )
          }
        />
      </td>
      <td className="cart-spec">{sku ? <SkuLine of={sku} /> : loading && <Skeleton width={72} />}</td>
      <td className="cart-price">
        {price && (
          <GoodsPrice
            prices={price}
            size="sm"
            unit={unit?.unitName ?? sku?.unit}
            ratio={unit?.ratio}
            retail
          />
        )}
      </td>
      <td className="cart-quantity">
        <GuestQuantity
          line={line}
          name={name}
          sku={sku}
          short={price?.enough === false}
          onChange={(pieces, unit) => onQuantity(line.skuId, pieces, unit?.itemId)}
        />
      </td>
      <td className="cart-amount">
        {price?.amount === undefined ? '—' : <Price amount={price.amount} size="sm" />}
      </td>
      <td className="cart-actions">
        <button
          type="button"
          className="cart-action cart-remove brand-hover"
          aria-label={say('removeOf', { name })}
          part="action"
          onClick={() => onRemove(line.skuId)}
        >
          {say('remove')}
        </button>
      </td>
    </tr>
  )
})
