import { mostPieces } from '../../../../src/core/api/shapes'
import type { Minor } from '../../../../src/core/money'
import { knownRows, unitPrice } from './price-trace'
import type { PriceQuestion, SkuPrices } from './pricing'

type Orderable = SkuPrices & { step: number }
export type NextPrice = { from: number; price: Minor; saves: Minor }

/** Returns the smallest quantity from `least` that can be ordered. */
const orderable = ({ minOrderQty = 1, step }: Orderable, least: number) =>
  minOrderQty + Math.ceil(Math.max(0, least - minOrderQty) / step) * step

/**
 * Returns the next quantity at which the asker pays less for a piece.
 * @returns `saves`: the difference to the current price, for all pieces of that quantity
 */
export function nextPrice(sku: Orderable, question: PriceQuestion): NextPrice | undefined {
  const now = unitPrice(sku, question)
  if (now === undefined) return undefined
  const starts = knownRows(sku, question).map(({ minQuantity }) => orderable(sku, minQuantity))
  return starts
    .filter((from) => from > question.quantity && from <= mostPieces)
    .toSorted((one, other) => one - other)
    .map((from) => ({ from, price: unitPrice(sku, { ...question, quantity: from }) ?? now }))
    .map(({ from, price }) => ({ from, price, saves: (now - price) * from }))
    .find(({ price }) => price < now)
}
