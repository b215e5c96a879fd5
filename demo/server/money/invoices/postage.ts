import type { Minor } from '../../../../src/core/money'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { countsInAccounts } from '../../site/brand-site/brand-sites'

/** Invoices on paper over so much are mailed for nothing, all others for a flat amount. */
const freeFrom = 100_000
const flat = 1_200

/**
 * Returns the postage of an invoice. It is paid in the currency of the accounts, so sites with another currency charge none.
 */
export async function postageOf(siteId: string, medium: number, amount: Minor): Promise<Minor> {
  if (medium !== invoiceMedium.code.paper || amount >= freeFrom) return 0
  return (await countsInAccounts(siteId)) ? flat : 0
}
