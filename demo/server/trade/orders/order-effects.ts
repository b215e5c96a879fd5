import { eq, sql } from 'drizzle-orm'
import { orderMachine, type OrderAction } from '../../../../src/trade/orders/order-machine'
import { giveCommission } from '../../account/promotion/commission'
import { countBought } from '../../catalogue/often-bought/count-bought'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { applyAsWished } from '../../money/invoices/wished-invoice'
import { settleReductions } from './order-reductions'
import { orderLine, type orders } from './orders.table'

/** Time limit for signing a contract. */
const signWithin = 7 * day

type Stamps = Partial<typeof orders.$inferInsert>

/** Returns the timestamps that a step writes into the order's row. */
export function stampsOf(action: OrderAction): Stamps {
  const now = clock.now()
  if (action === 'receive') return { receivedAt: now, completedAt: now }
  if (action === 'askSigning') return { payDeadline: after(now, signWithin) }
  return {}
}

/** Applies the consequences of a step outside of the order, its stock and its payments. */
export async function settle(orderId: string, action: OrderAction) {
  await settleReductions(orderId, orderMachine[action].to)
  if (action !== 'receive') return
  await db()
    .update(orderLine)
    .set({ receivedQty: sql`${orderLine.shippedQty}` })
    .where(eq(orderLine.orderId, orderId))
  await giveCommission(orderId)
  await countBought(orderId)
  await applyAsWished(orderId)
}
