import type { Minor } from '../../../../src/core/money'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'

/** Invoices on paper over so much are mailed for nothing, all others for a flat amount. */
const freeFrom = 100_000
const flat = 1_200

/** What it costs to have an invoice. */
export const postageOf = (medium: number, amount: Minor): Minor =>
  medium === invoiceMedium.code.paper && amount < freeFrom ? flat : 0
