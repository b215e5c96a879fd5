import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { orderState } from '../../../../src/words/order-state'
import { payOrderState, underReview } from '../../../../src/words/pay-order-state'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { orders } from '../orders/orders.table'
import { payOrder, payOrderItem } from './payment.table'
import { closePayOrders, movePayOrder, openPayOrder, type PayOrderRow } from './pay-orders'
import { refundRest } from './refund'

/*
 * Demands for payment of orders. All functions require that the company's funds are locked, so that its orders and pay
 * orders do not change concurrently.
 */

type OrderRow = typeof orders.$inferSelect

export const voucherUnderReview = () =>
  refuse(422, [
    '转账凭证审核中，请等待结果',
    'The transfer voucher is under review. Please wait for the result.',
  ])

const { paid, toBePaid, orderToBeConfirmed } = payOrderState.code

/** Returns the open pay orders for these orders. */
export async function demandsOf(orderIds: string[]): Promise<PayOrderRow[]> {
  const touched = db()
    .select({ id: payOrderItem.payOrderId })
    .from(payOrderItem)
    .where(inArray(payOrderItem.refId, orderIds))
  return db()
    .select()
    .from(payOrder)
    .where(
      and(
        inArray(payOrder.id, touched),
        eq(payOrder.purpose, 'order'),
        isNull(payOrder.closedAt),
        ne(payOrder.state, paid),
      ),
    )
    .orderBy(asc(payOrder.id))
    .for('update')
}

/** Opens one pay order for the unpaid amount of several orders. Returns undefined if they are paid. */
export async function demand(list: readonly OrderRow[], payCode?: number): Promise<PayOrderRow | undefined> {
  const open = list.filter(({ payAmount, paidAmount }) => payAmount > paidAmount)
  const [first] = open
  if (!first) return undefined
  const mayBePaid = open.every(({ state }) => state === orderState.code.toBePaid)
  const deadlines = open.flatMap(({ payDeadline }) => payDeadline?.getTime() ?? [])
  return openPayOrder({
    customerId: first.customerId,
    placedBy: first.placedBy,
    siteId: first.siteId,
    purpose: 'order',
    state: mayBePaid ? toBePaid : orderToBeConfirmed,
    items: open.map(({ id, payAmount, paidAmount }) => ({ refId: id, amount: payAmount - paidAmount })),
    payCode,
    expiresAt: deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null,
  })
}

/**
 * Removes orders from their open pay orders. The other orders of these get a separate pay order each.
 * @throws Refusal 422 if a voucher for one of them is under review
 */
export async function undemand(orderIds: string[]) {
  const demands = await demandsOf(orderIds)
  if (demands.length === 0) return
  if (demands.some(({ state }) => underReview(state))) throw voucherUnderReview()
  const ids = demands.map(({ id }) => id)
  await closePayOrders(ids)
  const items = await db().select().from(payOrderItem).where(inArray(payOrderItem.payOrderId, ids))
  const others = [...new Set(items.map(({ refId }) => refId))].filter((id) => !orderIds.includes(id))
  if (others.length === 0) return
  const rows = await db().select().from(orders).where(inArray(orders.id, others)).orderBy(asc(orders.id))
  for (const row of rows) await demand([row])
}

/** Opens the pay orders of an order that has become payable. */
export async function releaseDemands(orderId: string, expiresAt: Date) {
  for (const row of await demandsOf([orderId]))
    if (row.state === orderToBeConfirmed)
      await movePayOrder(row, 'release', { actor: 'order' }, { expiresAt })
}

/** Ends the demands of an unfinished order: cancels open ones and refunds paid ones. */
export async function endDemands(orderId: string) {
  await undemand([orderId])
  await refundRest(orderId)
}
