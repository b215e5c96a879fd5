import type { Minor } from '../../../../src/core/money'

/** Prices hold 13 % of tax. */
const percent = 13

/** What of an amount is no tax, half up, alike for what is given back. */
export const netOf = (amount: Minor): Minor => {
  const size = Math.floor((Math.abs(amount) * 200 + 100 + percent) / (2 * (100 + percent)))
  return amount < 0 ? -size : size
}
