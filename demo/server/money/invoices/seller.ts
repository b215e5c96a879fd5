import { refuse } from '../../core/http/refusal'
import { bankAccountOf } from '../../trade/payment/bank-account'

/** Returns the seller of a brand site for invoices. @throws Refusal 409 not configured */
export async function sellerOf(siteId: string) {
  const account = await bankAccountOf(siteId)
  if (!account) throw refuse(409, ['站点未设置开票单位', 'No invoice issuer is set up for this site.'])
  const { holder, bank, accountNo } = account
  return { name: holder, bank, accountNo }
}
