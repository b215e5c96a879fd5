import { desc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { offlineVoucher } from './payment.table'

/** The voucher of a pay order that counts: the one that was handed in last. */
export async function lastVoucher(payOrderId: string) {
  const [row] = await db()
    .select()
    .from(offlineVoucher)
    .where(eq(offlineVoucher.payOrderId, payOrderId))
    .orderBy(desc(offlineVoucher.id))
    .limit(1)
  return row
}
