import { and, eq, inArray, isNull, type Column } from 'drizzle-orm'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { db } from '../../core/database/db'
import { payOrder, payOrderItem } from './payment.table'

const { pendingReview, moneyToBeConfirmed } = payOrderState.code

/** Selects pay orders of an order with vouchers under review, which prevent automatic closing. */
export const voucherFor = (orderId: Column) =>
  db()
    .select({ id: payOrder.id })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .where(
      and(
        eq(payOrderItem.refId, orderId),
        isNull(payOrder.closedAt),
        inArray(payOrder.state, [pendingReview, moneyToBeConfirmed]),
      ),
    )
