import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { payOrderState, underReview } from '../../../../src/words/pay-order-state'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import { db } from '../../core/database/db'
import { voucherUnderReview } from './order-demands'
import { closePayOrders } from './pay-orders'
import { payOrder, payOrderItem } from './payment.table'

/**
 * Cancels earlier pay orders for the given items of a purpose. The company's funds must be locked.
 * @throws Refusal 422 if a voucher for one of them is under review
 */
export async function voidDemands(purpose: PayPurpose, refIds: string[]) {
  const rows = await db()
    .selectDistinct({ id: payOrder.id, state: payOrder.state })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .where(
      and(
        inArray(payOrderItem.refId, refIds),
        eq(payOrder.purpose, purpose),
        isNull(payOrder.closedAt),
        ne(payOrder.state, payOrderState.code.paid),
      ),
    )
  if (rows.some(({ state }) => underReview(state))) throw voucherUnderReview()
  if (rows.length > 0) await closePayOrders(rows.map(({ id }) => id))
}
