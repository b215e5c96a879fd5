import type { Minor } from '../../core/money'

/**
 * Divides parts over amounts, both in their order, so that every part and every amount is used up exactly.
 * @param amounts what is owed, one for each order
 * @param parts what pays it; their sum is that of the amounts
 * @returns for each part what of it falls to each amount
 */
export function splitOver(amounts: readonly Minor[], parts: readonly Minor[]): Minor[][] {
  const open = [...amounts]
  return parts.map((part) => {
    let left = part
    return open.map((amount, at) => {
      const share = Math.min(left, amount)
      left -= share
      open[at] = amount - share
      return share
    })
  })
}
