import { dictionary } from '../../core/dictionary'

/** What the stock label says. The codes are ours: the wire tells quantities. */
export const stockState = dictionary('stockState', {
  adequate: [10, '库存充足', 'Stock adequate', 'done'],
  tight: [20, '库存紧张', 'Stock tight', 'waits'],
  out: [30, '缺货', 'Out of stock', 'ended'],
})

/**
 * The state's key in the dictionary.
 * @param stock what is available, in pieces; may be below zero where the site sells without stock
 * @param safety the safety stock, in pieces
 */
export function stockOf(stock: number, safety: number): keyof typeof stockState.code {
  if (!(stock > 0)) return 'out'
  return stock >= safety ? 'adequate' : 'tight'
}
