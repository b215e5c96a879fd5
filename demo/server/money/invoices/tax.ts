import type { Minor } from '../../../../src/core/money'

/** Tax included in prices. */
const percent = 13

/** Returns the net amount, rounded half up, symmetrically for refunds. */
export const netOf = (amount: Minor): Minor => {
  const size = Math.floor((Math.abs(amount) * 200 + 100 + percent) / (2 * (100 + percent)))
  return amount < 0 ? -size : size
}
