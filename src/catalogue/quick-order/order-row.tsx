import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { Input } from '../../ui/forms/input'
import { later } from '../../ui/later'
import { Price } from '../../ui/price'
import { StockLabel } from '../../ui/stock-label'
import { ToneWord } from '../../ui/tone-word'
import { GoodsPrice } from '../goods/goods-price'
import { PriceWhy } from '../price-why/price-why'
import type { SkuAmount } from '../goods/sku-amounts.store'
import { leftOf, stockFor } from '../goods/stock-state'
import { mostPieces } from '../../core/api/shapes'
import { inUnits } from '../../core/text/in-units'
import { OrderRowGoods } from './order-row-goods'
import { OrderRowUnit } from './order-row-unit'
import { ownAmount } from './own-amount'
import { quickOrderMessages } from './quick-order.messages'
import type { JudgedLine, QuickOrder } from './quick-order.store'
import { sameCode } from './sku-code'

// Loaded on demand, because most sites sell only what is in stock.
const SentLater = later(() => import('../goods/sent-later'))

type OrderRowProps = {
  line: JudgedLine
  order: QuickOrder
  /** Server's price of the SKU at the quantity of all its rows. */
  amount: SkuAmount | undefined
  /** Newer amounts are loading. */
  pending: boolean
  onNext: (key: number, from: 'code' | 'quantity') => void
  /** Called when the buyer edits the row. */
  onTouch: (key: number) => void
  /** Called when the focused element is removed: a pressed button, or the whole row. */
  onGone: (key: number) => void
}

/** One row: the typed code, its goods, and the corrections if it cannot be ordered. */
export function OrderRow({ line, order, amount, pending, onNext, onTouch, onGone }: OrderRowProps) {
  const say = useSay(quickOrderMessages)
  const { key, row, code, ownCode, quantity, verdict } = line
  const { state, sku, unit, problem } = verdict
  const { pieces = 0 } = verdict
  /** The quantity exceeds the stock; the rest is shipped once it arrives. */
  const beyond = state === 'good' && pieces > (sku?.stockQuantity ?? Infinity)
  const errorAt = (field: 'code' | 'quantity') =>
    problem?.at === field ? say(problem.key, { most: mostPieces, ...problem.values }) : undefined
  const entered = (from: 'code' | 'quantity') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext(key, from)
  }
  function repair(patch: { code: string } | { quantity: string; unit?: string | undefined }) {
    order.repair(key, patch)
    onGone(key)
  }
  const inUnit = { unit: unit?.itemId ?? line.unit, unitName: '' }
  const offers = (problem?.offers ?? []).map((quantity) => ({ quantity, ...inUnit }))
  if (sku && problem?.pieces)
    offers.push({ quantity: problem.pieces, unit: sku.unitName, unitName: sku.unitName })

  return (
    <tr
      data-row={key}
      onFocus={() => onTouch(key)}
      className={classNames('button-wakes', state === 'bad' && 'quick-order-row-bad')}
      part="row"
    >
      <td className="quick-order-at">{row}</td>
      <td className="quick-order-code">
        <Input
          size="small"
          name="code"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={say('codeOf', { n: row })}
          value={code}
          error={errorAt('code')}
          onChange={(event) => order.setCode(key, event.target.value)}
          onKeyDown={entered('code')}
        />
        {sku && sameCode(sku.skuCode) !== sameCode(code) && (
          <span className="note">{say('readAs', { code: sku.skuCode })}</span>
        )}
        {ownCode !== undefined && <span className="note">{say('ownCode', { code: ownCode })}</span>}
      </td>
      <td className="quick-order-goods">
        <OrderRowGoods line={line} onChoose={(chosen) => repair({ code: chosen })} />
        {state === 'asked' && <ToneWord tone="moves">{say('asked')}</ToneWord>}
      </td>
      <td className="quick-order-stock">
        {sku && !sku.withdrawn && (
          <StockLabel state={stockFor(sku, pieces)} left={leftOf(sku)} unit={sku.unitName} />
        )}
        {sku && beyond && <SentLater skuId={sku.id} pieces={pieces} />}
      </td>
      <td className="quick-order-quantity">
        <Input
          size="small"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-label={say('quantityOf', { n: row })}
          trailing={
            <span className="quick-order-unit text-meta ink-3">
              <OrderRowUnit line={line} onChoose={repair} />
            </span>
          }
          value={quantity}
          error={errorAt('quantity') ?? (amount?.enough === false ? say('soldOut') : undefined)}
          onChange={(event) => order.setQuantity(key, event.target.value)}
          onKeyDown={entered('quantity')}
        />
        {sku && unit && state === 'good' && (
          <span className="note">
            {inUnits(verdict.ownPieces ?? 0, { unitName: sku.unitName, orderUnit: unit })}
          </span>
        )}
        {offers.length > 0 && (
          <span className="quick-order-offers row wrap gap-4 row-gap-0 stretch">
            {offers.map(({ quantity: offer, unit: offered, unitName }) => (
              <Button
                key={offer}
                size="small"
                variant="text"
                onClick={() => repair({ quantity: String(offer), unit: offered })}
              >
                {say('change', { n: inUnits(offer, { unitName }) })}
              </Button>
            ))}
          </span>
        )}
      </td>
      <td className="quick-order-price">
        {sku && !sku.withdrawn && (
          <GoodsPrice
            prices={amount ?? sku}
            size="sm"
            unit={unit?.unitName ?? sku.unitName}
            ratio={unit?.ratio}
          />
        )}
        {sku && state === 'good' && (amount ?? sku).priceKind && (
          <PriceWhy of={{ skuId: sku.id, quantity: pieces }} name={`${sku.goodsName} ${sku.skuCode}`} />
        )}
      </td>
      <td className={classNames('quick-order-amount', pending && 'quick-order-pending')}>
        {state === 'good' && amount?.amount !== undefined && (
          <Price amount={ownAmount(amount.amount, verdict)} size="sm" />
        )}
      </td>
      <td className="quick-order-action">
        <IconButton
          icon="trash"
          size="small"
          bare
          label={say('removeRow', { n: row })}
          onClick={() => {
            onGone(key)
            order.remove(key)
          }}
        />
      </td>
    </tr>
  )
}
