import { dictionary } from '../../core/dictionary'
import type { Text } from '../../core/messages'

/** What the stock label says. The codes are ours: the wire tells quantities. */
export const stockState = dictionary('stockState', {
  adequate: [10, '库存充足', 'Stock adequate', 'done'],
  tight: [20, '库存紧张', 'Stock tight', 'waits'],
  out: [30, '缺货', 'Out of stock', 'ended'],
})

type StockKey = keyof typeof stockState.code
const wordsOf = (key: StockKey): Text => stockState.find(stockState.code[key])?.text ?? ['', '']
/** The dictionary's labels, for texts that an integrator may override. */
export const stockWords: Record<StockKey, Text> = {
  adequate: wordsOf('adequate'),
  tight: wordsOf('tight'),
  out: wordsOf('out'),
}

/**
 * The state's key in the dictionary.
 * @param stock what is available, in pieces; may be below zero where the site sells without stock
 * @param safety the safety stock, in pieces
 */
export function stockOf(stock: number, safety: number): StockKey {
  if (!(stock > 0)) return 'out'
  return stock >= safety ? 'adequate' : 'tight'
}
