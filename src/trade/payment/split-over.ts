import type { Minor } from '../../core/money'

/**
 * Splits payment parts over amounts in order, so that each part and each amount is used up exactly.
 * @param amounts owed amounts, one per order
 * @param parts payments with the same total as the amounts
 * @returns for each part, its share of each amount
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
