import { dictionary } from '../../core/language/dictionary'
import type { Text } from '../../core/language/messages'

/** What the stock label says. The codes are ours: members are told quantities. */
export const stockState = dictionary('stockState', {
  adequate: [10, '库存充足', 'Stock adequate', 'done'],
  tight: [20, '库存紧张', 'Stock tight', 'waits'],
  out: [30, '缺货', 'Out of stock', 'ended'],
})

type StockKey = keyof typeof stockState.code
const keys = ['adequate', 'tight', 'out'] as const
const wordsOf = (key: StockKey): Text => stockState.find(stockState.code[key])?.text ?? ['', '']
/** The dictionary's labels, for texts that an integrator may override. */
export const stockWords: Record<StockKey, Text> = {
  adequate: wordsOf('adequate'),
  tight: wordsOf('tight'),
  out: wordsOf('out'),
}

/** Figures in pieces, below zero where the site sells without stock; visitors are told the state alone. */
export type Stock = {
  stockQuantity?: number | undefined
  safetyStock?: number | undefined
  stockState?: number | undefined
  /** Whether there is enough, where that is all that is told. */
  enough?: boolean | undefined
  /** Of a product: the SKU that tells it. */
  skuItemDefault?: { enough?: boolean | undefined }
}

/** The state's key in the dictionary. A back end that tells nothing of its stock sells what it lists. */
export function stockOf({ stockQuantity, safetyStock = 0, stockState: told, ...sku }: Stock): StockKey {
  const state = keys.find((key) => stockState.code[key] === told)
  if (state) return state
  if (stockQuantity === undefined)
    return (sku.enough ?? sku.skuItemDefault?.enough) === false ? 'out' : 'adequate'
  if (!(stockQuantity > 0)) return 'out'
  return stockQuantity >= safetyStock ? 'adequate' : 'tight'
}

/** The same of a quantity that is wanted, in pieces: what there is may be less, as the figures or the server say. */
export function stockFor(stock: Stock, pieces: number, enough = true): StockKey | 'short' {
  const state = stockOf(stock)
  const short = !enough || pieces > (stock.stockQuantity ?? Infinity)
  return state !== 'out' && pieces > 0 && short ? 'short' : state
}

/** How many are left, where that is told and few. */
export const leftOf = (stock: Stock) => (stockOf(stock) === 'tight' ? stock.stockQuantity : undefined)
