import { defaultCurrency, formatMoney, type Minor } from '../../../../src/core/money'

/** How amounts of credit, deposits, bonds, points and commission are written, on a site in any currency. */
export const accountRule = defaultCurrency

export const accountMoney = (amount: Minor) => formatMoney(amount, accountRule)
