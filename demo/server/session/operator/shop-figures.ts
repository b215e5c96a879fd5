import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { exportState } from '../../../../src/account/downloads/export-state'
import { refundState } from '../../../../src/trade/payment/refund-state'
import { exportTask } from '../../account/downloads/downloads.table'
import { startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { orders } from '../../trade/orders/orders.table'
import { payOrder } from '../../trade/payment/payment.table'
import { refundPart } from '../../trade/payment/refunds.table'

/** Returns figures of the whole shop: today's activity, pending jobs and stored data. */
export async function shopFigures() {
  const today = startOfDay(wireDay(clock.now()))
  const { queued, running } = exportState.code
  const isOfProvider = isNotNull(refundPart.channel)
  const { rows } = await db().execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  return {
    orders: await db().$count(orders, gte(orders.createdAt, today)),
    payments: await db().$count(payOrder, gte(payOrder.paidAt, today)),
    reports: await db().$count(exportTask, inArray(exportTask.state, [queued, running])),
    refunds: await db().$count(refundPart, and(eq(refundPart.state, refundState.code.asked), isOfProvider)),
    bytes: Number(rows[0]?.bytes ?? 0),
  }
}
