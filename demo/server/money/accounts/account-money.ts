import { defaultCurrency, formatMoney, type Minor } from '../../../../src/core/money'

/** Format of amounts in credit, deposits, bonds, points and commission, on every site. */
export const accountRule = defaultCurrency

export const accountMoney = (amount: Minor) => formatMoney(amount, accountRule)
