import { dictionary } from '../../core/language/dictionary'
import type { Text } from '../../core/language/messages'

/** States of the stock label. The codes are defined here because members receive quantities instead. */
export const stockState = dictionary('stockState', {
  adequate: [10, '库存充足', 'Stock adequate', 'done'],
  tight: [20, '库存紧张', 'Stock tight', 'waits'],
  out: [30, '缺货', 'Out of stock', 'ended'],
})

type StockKey = keyof typeof stockState.code
const keys = ['adequate', 'tight', 'out'] as const
const wordsOf = (key: StockKey): Text => stockState.find(stockState.code[key])?.text ?? ['', '']
/** Labels of the dictionary, as texts that an integrator may override. */
export const stockWords: Record<StockKey, Text> = {
  adequate: wordsOf('adequate'),
  tight: wordsOf('tight'),
  out: wordsOf('out'),
}

/** Stock in pieces, negative if the site sells beyond its stock. Visitors receive only the state. */
export type Stock = {
  stockQuantity?: number | undefined
  safetyStock?: number | undefined
  stockState?: number | undefined
  /** True if the stock suffices; visitors receive only this. */
  enough?: boolean | undefined
  /** Default SKU of a product, which contains `enough`. */
  skuItemDefault?: { enough?: boolean | undefined }
}

/** Returns the state's key in the dictionary; `unknown` without stock data from the back end, such goods count as in stock. */
export function stockOf(stock: Stock & { stockQuantity: number }): StockKey
export function stockOf(stock: Stock): StockKey | 'unknown'
export function stockOf({
  stockQuantity,
  safetyStock = 0,
  stockState: givenState,
  ...sku
}: Stock): StockKey | 'unknown' {
  const state = keys.find((key) => stockState.code[key] === givenState)
  if (state) return state
  if (stockQuantity === undefined) {
    const enough = sku.enough ?? sku.skuItemDefault?.enough
    return enough === undefined ? 'unknown' : enough ? 'adequate' : 'out'
  }
  if (!(stockQuantity > 0)) return 'out'
  return stockQuantity >= safetyStock ? 'adequate' : 'tight'
}

/** Returns the state for a wanted quantity in pieces: `short` if the figures or the server report less. */
export function stockFor(stock: Stock, pieces: number, enough = true): ReturnType<typeof stockOf> | 'short' {
  const state = stockOf(stock)
  const short = !enough || pieces > (stock.stockQuantity ?? Infinity)
  return state !== 'out' && pieces > 0 && short ? 'short' : state
}

/** Returns the remaining pieces if they are known and few. */
export const leftOf = (stock: Stock) => (stockOf(stock) === 'tight' ? stock.stockQuantity : undefined)
