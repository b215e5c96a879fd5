import type { InvoiceWish } from '../../../../src/trade/checkout/checkout.contract'
import { wishOf } from '../../../../src/trade/checkout/title-wish'
import type { Member } from '../../core/security/auth'
import { titlesOf } from '../../money/invoices/invoice-titles'

/** Returns the invoice request with a company's verified default title. */
export async function defaultInvoice(who: Member): Promise<InvoiceWish | undefined> {
  const [first] = await titlesOf(who.companyId)
  return first && wishOf(first, who.certState === 20)
}
