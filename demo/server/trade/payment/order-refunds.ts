import { asc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { refund, refundPart } from './refunds.table'

/** Returns the refunds of an order, each part with its target, oldest first. */
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
