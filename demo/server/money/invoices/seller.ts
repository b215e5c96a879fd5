import { eq } from 'drizzle-orm'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { bankAccount } from '../../trade/payment/payment.table'

/** Who sells on a brand site, as its invoices say it. @throws Refusal 409 the site names nobody */
export async function sellerOf(siteId: string) {
  const [row] = await db().select().from(bankAccount).where(eq(bankAccount.siteId, siteId))
  if (!row) throw refuse(409, ['站点未设置开票单位', 'No invoice issuer is set up for this site.'])
  const { holder, bank, accountNo } = row
  return { name: holder, bank, accountNo }
}
