import { and, eq, inArray, isNull, type Column } from 'drizzle-orm'
import { payOrderState } from '../../../../src/trade/payment/pay-order-state'
import { db } from '../../core/database/db'
import { payOrder, payOrderItem } from './payment.table'

const { pendingReview, moneyToBeConfirmed } = payOrderState.code

/** Pay orders of an order whose vouchers are being looked at: time does not close it meanwhile. */
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
