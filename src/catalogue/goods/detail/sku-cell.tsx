import { useStore } from '@nanostores/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { classNames } from '../../../ui/class-names'
import { useLocale, useSay } from '../../../ui/host'
import { mostToHave, quantityWhileTyping, readQuantity, settle, stepped } from '../../../core/quantity'
import { AskSuppliersLink } from './ask-suppliers-link'
import type { GoodsDetail, Sku } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { goodsMessages } from '../goods.messages'
import { GoodsPrice } from '../goods-price'
import { unitOf } from '../goods-unit'
import { pricesIn } from '../price-tiers'
import { mostOf, saleable } from '../saleable'
import { shownUnit } from '../shown-unit'
import { unitRule } from '../unit-rule'
import { skuShortage } from './sku-shortage'
import { useTooManyUnits } from './too-many-units'
import { specWords } from '../spec-words'
import { stockOf } from '../stock-state'
import { wholeNumber } from '../../../core/text/whole-number'
import { amountOf } from '../sku-amounts.store'

type SkuCellProps = {
  goods: GoodsDetail
  store: GoodsDetailStore
  sku: Sku
  at: [row: number, column: number]
}

/** One size of the matrix: price, quantity and stock. The placeholder of the field is the smallest order. */
export function SkuCell({ goods, store, sku, at: [row, column] }: SkuCellProps) {
  const say = useSay(goodsDetailMessages)
  const locale = useLocale()
  const word = useSay(goodsMessages)
  const quantity = useStore(store.$quantities).get(sku.id) ?? 0
  const amounts = useStore(store.amounts.$state).value
  const { ratio, unitName: unit } = shownUnit(goods, useStore(store.$unit))
  const tooManyUnits = useTooManyUnits()
  const refused = useStore(store.$refused).get(sku.id) ?? tooManyUnits(quantity, { ratio, unitName: unit })
  const [typed, setTyped] = useState<string>()
  const noteId = useId()
  const { min, step, max: most } = unitRule(sku, ratio, mostOf(sku))
  const rule = { min, step, max: most ?? Infinity, zero: true }
  const shortage = saleable(sku) && skuShortage(goods, store, sku, rule, unit)
  const amount = quantity > 0 ? amountOf(amounts, sku.id) : undefined
  const tooMany = refused !== undefined || amount?.enough === false || (most !== undefined && quantity > most)

  /** Largest possible quantity, if the current one exceeds it. */
  const fewer = most !== undefined && quantity > most ? mostToHave(rule) : undefined

  function put(next: number) {
    setTyped(undefined)
    if (next !== quantity) store.setQuantity(sku, next)
  }
  /** Applies digits while they are typed; the field keeps the typed text. */
  function type(text: string) {
    setTyped(text)
    const next = quantityWhileTyping(text, rule) ?? quantity
    if (next !== quantity) store.setQuantity(sku, next)
  }
  const settleTyped = () => typed !== undefined && put(settle(readQuantity(typed) ?? 0, rule))
  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return settleTyped()
    if (event.key !== '+' && event.key !== '-') return
    event.preventDefault()
    put(stepped(readQuantity(typed ?? '') ?? quantity, event.key === '+' ? 1 : -1, rule))
  }

  function stockNote() {
    const { stockQuantity: left } = sku
    if (refused !== undefined) return refused
    if (left === undefined) {
      const state = tooMany ? 'short' : stockOf(sku)
      return state === 'unknown' ? '' : word(state)
    }
    if (left <= 0) return word('out')
    return tooMany ? word('left', { n: left, unit: unitOf(goods) }) : wholeNumber(left)
  }

  return (
    <div className="goods-sku-cell stack center text-meta">
      <GoodsPrice prices={amount ?? pricesIn(sku, ratio)} size="sm" ratio={ratio} />
      {saleable(sku) ? (
        <input
          className={classNames('goods-sku-cell-field', tooMany && 'goods-sku-cell-wrong')}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          data-row={row}
          data-column={column}
          aria-label={say('cell', {
            spec: specWords(sku.spec, locale),
            min,
            step,
            unit,
          })}
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-invalid={tooMany || undefined}
          aria-describedby={noteId}
          placeholder={String(min)}
          value={typed ?? (quantity > 0 ? String(quantity) : '')}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settleTyped}
          onKeyDown={keyDown}
        />
      ) : (
        <AskSuppliersLink sku={sku} />
      )}
      <span id={noteId} className={tooMany ? 'goods-sku-cell-error' : 'goods-sku-cell-stock ink-3'}>
        {refused === undefined && shortage ? shortage : stockNote()}
      </span>
      {fewer !== undefined && (
        <button type="button" className="link" onClick={() => put(fewer)}>
          {word('changeTo', { n: fewer })}
        </button>
      )}
    </div>
  )
}
