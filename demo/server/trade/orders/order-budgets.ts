import { asc, eq, inArray } from 'drizzle-orm'
import { givesBack } from '../../../../src/words/order-machine'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { adjust, isBooked, spend, type BudgetDocument } from '../../money/budgets/book-document'
import { costAtEnd, costLeft, type Returned } from '../../money/budgets/cost-left'
import type { BudgetLine } from '../../money/budgets/line-budgets'
import { shareOut } from '../../money/coupons/share-out'
import { afterSale, afterSaleLine } from '../after-sales/after-sales.table'
import { refund } from '../payment/refunds.table'
import { orderLine, orders } from './orders.table'

type Order = typeof orders.$inferSelect
type Line = Pick<typeof orderLine.$inferSelect, 'id' | 'payShare' | 'costCentre'>

const documentOf = ({ id, orderNo: no, customerId, placedBy, siteId }: Order): BudgetDocument => ({
  kind: 'order',
  id,
  no,
  customerId,
  placedBy,
  siteId,
})

/** Returns the cost of each line, with its share of the freight. */
export function costsOf({ freight }: Pick<Order, 'freight'>, lines: readonly Line[]): BudgetLine[] {
  const worth = lines.map(({ payShare }) => payShare)
  const freights = shareOut(freight, worth.some(Boolean) ? worth : lines.map(() => 1))
  return lines.map(({ id, payShare, costCentre }, at) => ({
    id,
    costCentre,
    goods: payShare,
    freight: freights[at] ?? 0,
  }))
}

/** Reads what the refunds of an order returned, with the lines of their after-sales cases. */
async function returnedFor(orderId: string): Promise<Returned[]> {
  const refunds = await db().select().from(refund).where(eq(refund.orderId, orderId)).orderBy(asc(refund.id))
  if (refunds.length === 0) return []
  const parts = await db()
    .select({ no: afterSale.afterSaleNo, lineId: afterSaleLine.orderLineId, amount: afterSaleLine.amount })
    .from(afterSaleLine)
    .innerJoin(afterSale, eq(afterSale.id, afterSaleLine.afterSaleId))
    .where(
      inArray(
        afterSale.afterSaleNo,
        refunds.map(({ refundNo }) => refundNo),
      ),
    )
  const partsOf = grouped(parts, ({ no }) => no)
  return refunds.map(({ refundNo, amount, kept }) => ({ amount: amount - kept, parts: partsOf(refundNo) }))
}

/**
 * Books placed orders in the budgets of their lines.
 * @param requestId request whose reservation the orders take over
 * @throws Refusal 422 if a hard budget has too little
 */
export async function bookOrders(orderIds: string[], requestId?: string) {
  const placed = await db().select().from(orders).where(inArray(orders.id, orderIds)).orderBy(asc(orders.id))
  const lines = await db().select().from(orderLine).where(inArray(orderLine.orderId, orderIds))
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  const bookings = placed.map((order) => ({
    document: documentOf(order),
    lines: costsOf(order, linesOf(order.id)),
  }))
  await spend(bookings, requestId === undefined ? undefined : { kind: 'request', id: requestId })
}

/**
 * Books what an order costs at present: after refunds, changed quantities or its end. The order must be locked.
 * @throws Refusal 422 if a hard budget has too little for an increase
 */
export async function adjustBudgets(orderId: string) {
  if (!(await isBooked({ kind: 'order', id: orderId }))) return
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const lines = await db()
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
  const refunds = await returnedFor(orderId)
  const left = costLeft(costsOf(order, lines), refunds)
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  await adjust(
    documentOf(order),
    givesBack(order.state) ? costAtEnd(left, order.paidAmount - returned) : left,
  )
}
