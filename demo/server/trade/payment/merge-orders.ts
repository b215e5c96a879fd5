import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { beforePayment } from '../../../../src/words/order-machine'
import { orderState } from '../../../../src/words/order-state'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { orders } from '../orders/orders.table'
import { demand, demandsOf, undemand } from './order-demands'
import { orderUnderReview, orderVoid } from './own-pay-orders'
import { itemsOf, type PayOrderRow } from './pay-orders'
import { payOrder, payOrderItem } from './payment.table'

type OrderRow = typeof orders.$inferSelect
const { closed, cancelled } = orderState.code

const ownOrders = (who: Member, ids: string[]) =>
  db()
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), seenBy(who, orders)))
    .orderBy(asc(orders.id))

/** Returns an existing pay order for exactly the unpaid amount of these orders, if any. */
async function standing(list: readonly OrderRow[], demands: readonly PayOrderRow[]) {
  const [only, second] = demands
  if (!only || second) return undefined
  const left = new Map(list.map(({ id, payAmount, paidAmount }) => [id, payAmount - paidAmount]))
  const items = await itemsOf(only.id)
  const same = items.length === left.size && items.every(({ refId, amount }) => left.get(refId) === amount)
  return same ? only.id : undefined
}

async function lastPaid(ids: string[]): Promise<string> {
  const [found] = await db()
    .select({ id: payOrder.id })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .where(and(inArray(payOrderItem.refId, ids), eq(payOrder.state, payOrderState.code.paid)))
    .orderBy(desc(payOrder.paidAt))
    .limit(1)
  if (!found) throw orderVoid()
  return found.id
}

/**
 * Creates one pay order for the unpaid amount of several orders. If they are already paid, returns the pay order that paid
 * them.
 * @returns id of the pay order
 * @throws Refusal 404 for another company's or ended orders; 422 if an order or a voucher is under review
 */
export async function mergeOrders(who: Member, wanted: readonly string[]): Promise<string> {
  const ids = [...new Set(wanted)]
  await lockFunds(who.companyId)
  const list = await ownOrders(who, ids)
  if (list.length < ids.length) throw notFound()
  if (list.some(({ state }) => state === closed || state === cancelled)) throw orderVoid()
  if (list.some(({ state }) => beforePayment.includes(state))) throw orderUnderReview()
  const open = list.filter(({ payAmount, paidAmount }) => payAmount > paidAmount)
  if (open.length === 0) return lastPaid(ids)
  const openIds = open.map(({ id }) => id)
  const found = await standing(open, await demandsOf(openIds))
  if (found) return found
  await undemand(openIds)
  const made = await demand(open)
  if (!made) throw orderVoid()
  return made.id
}
