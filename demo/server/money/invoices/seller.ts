import { refuse } from '../../core/refusal'
import { bankAccountOf } from '../../trade/payment/bank-account'

/** Who sells on a brand site, as its invoices say it. @throws Refusal 409 the site names nobody */
export async function sellerOf(siteId: string) {
  const account = await bankAccountOf(siteId)
  if (!account) throw refuse(409, ['站点未设置开票单位', 'No invoice issuer is set up for this site.'])
  const { holder, bank, accountNo } = account
  return { name: holder, bank, accountNo }
}
