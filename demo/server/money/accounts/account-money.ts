import { defaultCurrency, formatMoney, type Minor } from '../../../../src/core/money'

/** Main currency: that of prices in the console, credit, deposits, bonds, points and commission. */
export const accountRule = defaultCurrency

export const accountMoney = (amount: Minor) => formatMoney(amount, accountRule)
