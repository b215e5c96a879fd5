import { desc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { offlineVoucher } from './payment.table'

/** Returns the latest voucher of a pay order, which is the one that counts. */
export async function lastVoucher(payOrderId: string) {
  const [row] = await db()
    .select()
    .from(offlineVoucher)
    .where(eq(offlineVoucher.payOrderId, payOrderId))
    .orderBy(desc(offlineVoucher.id))
    .limit(1)
  return row
}
