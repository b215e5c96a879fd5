import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { wireDay } from '../../core/time/business-time'
import { accountNames } from '../orders/account-names'
import { orderLine, orders } from '../orders/orders.table'

const { closed, cancelled } = orderState.code

const lastLines = (companyId: string, skuIds: readonly string[]) =>
  db()
    .selectDistinctOn([orderLine.skuId], {
      skuId: orderLine.skuId,
      price: orderLine.price,
      at: orders.createdAt,
      placedBy: orders.placedBy,
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(
      and(
        eq(orders.customerId, companyId),
        inArray(orderLine.skuId, [...new Set(skuIds)]),
        notInArray(orders.state, [closed, cancelled]),
      ),
    )
    .orderBy(orderLine.skuId, desc(orders.createdAt))

/** Returns the last price that a company ordered each SKU at. Absent: never ordered. */
export async function lastPrices(companyId: string, skuIds: readonly string[]): Promise<Map<string, Minor>> {
  const rows = await lastLines(companyId, skuIds)
  return new Map(rows.map(({ skuId, price }) => [skuId, price]))
}

/** Same, with day and buyer, in API format. */
export async function lastPaid(companyId: string, skuIds: readonly string[]) {
  const rows = await lastLines(companyId, skuIds)
  const names = await accountNames(rows.map(({ placedBy }) => placedBy))
  return new Map(
    rows.map(({ skuId, price, at, placedBy }) => [
      skuId,
      { price: toDecimal(price), at: wireDay(at), by: names.get(placedBy) ?? '' },
    ]),
  )
}
