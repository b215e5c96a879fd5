import { asc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { refund, refundPart } from './refunds.table'

/** What went back for an order, each part on its way, the first one first. */
export const orderRefunds = (orderId: string) =>
  db()
    .select({
      partNo: refundPart.partNo,
      payCode: refundPart.payCode,
      amount: refundPart.amount,
      state: refundPart.state,
      createdAt: refundPart.createdAt,
    })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(refundPart.id))
