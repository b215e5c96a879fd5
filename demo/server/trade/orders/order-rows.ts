import { asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { orderRow } from '../../../../src/trade/orders/orders.contract'
import { orderActions } from '../../../../src/trade/orders/order-machine'
import { orderState } from '../../../../src/trade/orders/order-state'
import { toDecimal } from '../../../../src/core/money'
import { grouped } from '../../catalogue/goods/grouped'
import { shop } from '../../catalogue/shops/shops.table'
import { wireTime } from '../../core/business-time'
import { db } from '../../core/db'
import { orderLine, orders } from './orders.table'

type WireRow = z.input<typeof orderRow>

/** Orders as lists show them, by id. */
export async function orderRows(ids: string[]): Promise<ReadonlyMap<string, WireRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ order: orders, shop: { id: shop.id, name: shop.name, shopType: shop.shopType } })
    .from(orders)
    .innerJoin(shop, eq(shop.id, orders.shopId))
    .where(inArray(orders.id, ids))
  const lines = await db()
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.id))
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  return new Map(
    rows.map(({ order, shop: of }) => {
      const { id, orderNo, orderType, state, payAmount, payDeadline, createdAt } = order
      const waits = state === orderState.code.toBePaid && payDeadline
      const wire: WireRow = {
        id,
        orderNo,
        orderType,
        state,
        payAmount: toDecimal(payAmount),
        shop: of,
        createdAt: wireTime(createdAt),
        payDeadline: waits ? wireTime(waits) : undefined,
        actions: orderActions(state, 'buyer'),
        lines: linesOf(id).map(
          ({ id: lineId, skuId, snapshot: { requireInfo: _, ...words }, qty, price }) => ({
            id: lineId,
            skuId,
            ...words,
            quantity: qty,
            price: toDecimal(price),
            amount: toDecimal(price * qty),
          }),
        ),
      }
      return [id, wire]
    }),
  )
}
