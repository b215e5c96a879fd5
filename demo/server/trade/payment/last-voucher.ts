import { desc, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { offlineVoucher } from './payment.table'

/** Returns the latest voucher of each pay order, which is the one that counts. */
export async function lastVouchers(payOrderIds: readonly string[]) {
  const rows = await db()
    .selectDistinctOn([offlineVoucher.payOrderId])
    .from(offlineVoucher)
    .where(inArray(offlineVoucher.payOrderId, [...payOrderIds]))
    .orderBy(offlineVoucher.payOrderId, desc(offlineVoucher.id))
  return new Map(rows.map((row) => [row.payOrderId, row]))
}

/** Returns the latest voucher of a pay order. */
export const lastVoucher = async (payOrderId: string) => (await lastVouchers([payOrderId])).get(payOrderId)
