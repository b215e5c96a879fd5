import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { wireDay } from '../../core/time/business-time'
import { customer } from '../../session/sign-in/customer.table'
import { accountNames } from '../orders/account-names'
import { orderLine, orders } from '../orders/orders.table'

const { closed, cancelled } = orderState.code

/** Selects the orders at the requester's kind of price: a channel account pays more than its company, whose price it may not know. */
async function pricedAlike(requesterId: string) {
  const [requester] = await db()
    .select({ kind: customer.accountKind })
    .from(customer)
    .where(eq(customer.id, requesterId))
  return requester?.kind === 'channel'
    ? eq(orders.placedBy, requesterId)
    : ne(customer.accountKind, 'channel')
}

/** Orders of a company that count as past purchases. */
const ordered = (companyId: string, skuIds: readonly string[]) =>
  and(
    eq(orders.customerId, companyId),
    inArray(orderLine.skuId, [...new Set(skuIds)]),
    notInArray(orders.state, [closed, cancelled]),
  )

type Whose = { companyId: string; requesterId: string }

const lastLines = async ({ companyId, requesterId }: Whose, skuIds: readonly string[]) =>
  db()
    .selectDistinctOn([orderLine.skuId], {
      skuId: orderLine.skuId,
      price: orderLine.price,
      at: orders.createdAt,
      placedBy: orders.placedBy,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(customer, eq(customer.id, orders.placedBy))
    .where(and(ordered(companyId, skuIds), await pricedAlike(requesterId)))
    .orderBy(orderLine.skuId, desc(orders.createdAt))

/** Returns which SKUs a company has ordered. */
export async function orderedSkus(companyId: string, skuIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .selectDistinct({ skuId: orderLine.skuId })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(ordered(companyId, skuIds))
  return new Set(rows.map(({ skuId }) => skuId))
}

/** Returns the last price of each SKU in orders of the company at the requester's kind of price. Absent: there are none. */
export async function lastPrices(whose: Whose, skuIds: readonly string[]): Promise<Map<string, Minor>> {
  const rows = await lastLines(whose, skuIds)
  return new Map(rows.map(({ skuId, price }) => [skuId, price]))
}

/** Same, with day and buyer, in API format. */
export async function lastPaid(whose: Whose, skuIds: readonly string[]) {
  const rows = await lastLines(whose, skuIds)
  const names = await accountNames(rows.map(({ placedBy }) => placedBy))
  return new Map(
    rows.map(({ skuId, price, at, placedBy }) => [
      skuId,
      { price: toDecimal(price), at: wireDay(at), by: names.get(placedBy) ?? '' },
    ]),
  )
}
