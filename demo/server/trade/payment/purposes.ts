import { eq, sql } from 'drizzle-orm'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import { db } from '../../core/db'
import { moveOrder } from '../orders/move-order'
import { orders } from '../orders/orders.table'
import type { PayOrderRow } from './pay-orders'

/** What follows when a part of a pay order is paid, in the transaction in which it is. */
type Paid = (refId: string, amount: Minor, by: PayOrderRow) => Promise<unknown>

/** An order goes on once all of it is paid. */
async function orderPaid(refId: string, amount: Minor) {
  const [row] = await db()
    .update(orders)
    .set({ paidAmount: sql`${orders.paidAmount} + ${toDecimal(amount)}::numeric` })
    .where(eq(orders.id, refId))
    .returning()
  if (row && row.paidAmount >= row.payAmount) await moveOrder(refId, 'pay', { actor: 'gateway' })
}

export const purposes: Readonly<Record<PayPurpose, Paid>> = { order: orderPaid }
