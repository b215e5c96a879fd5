import { and, asc, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { readDraft } from '../../../../src/trade/checkout/checkout.contract'
import { orderState } from '../../../../src/words/order-state'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { grouped } from '../../catalogue/goods/grouped'
import { shop } from '../../catalogue/shops/shops.table'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { arrivalOf, promisedDay } from '../orders/order-facts'
import { orderLine, orders } from '../orders/orders.table'
import { payOrderFor } from '../payment/pay-order-for'
import { payOrder, payOrderItem } from '../payment/payment.table'
import { purchaseRequest } from '../requests/requests.table'
import { draftVoid } from './draft-rows'

type Placed = NonNullable<Answer<typeof readDraft>['placed']>

/** Sums past payments by method. */
async function paymentsOf(orderIds: string[]): Promise<Placed['payments']> {
  const rows = await db()
    .select({ payCode: payOrder.payCode, amount: sum(payOrderItem.amount).mapWith(toMinor) })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .where(
      and(
        inArray(payOrderItem.refId, orderIds),
        eq(payOrder.state, payOrderState.code.paid),
        isNotNull(payOrder.payCode),
        isNull(payOrder.closedAt),
      ),
    )
    .groupBy(payOrder.payCode)
    .orderBy(asc(payOrder.payCode))
  return rows.flatMap(({ payCode, amount }) =>
    payCode === null ? [] : { payCode, amount: toDecimal(amount) },
  )
}

/** Returns a request created from a checkout, in API format. */
async function requested(id: string): Promise<Required<Pick<Placed, 'payAmount' | 'request'>>> {
  const [row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, id))
  if (!row) throw draftVoid()
  const { requestNo: no, state, payAmount, holdUntil } = row
  return {
    payAmount: toDecimal(payAmount),
    request: { id, no, state, ...(holdUntil && { holdUntil: wireTime(holdUntil) }) },
  }
}

/** Returns the current state of the orders created from a checkout, of its request, or of both for an emergency. */
export async function placedOf({
  orderIds,
  requestId,
}: {
  orderIds: string[]
  requestId?: string | null | undefined
}): Promise<Placed> {
  const request = requestId ? await requested(requestId) : undefined
  if (request && orderIds.length === 0) return { orders: [], ...request }
  const rows = await db()
    .select({ order: orders, shop: { id: shop.id, name: shop.name, shopType: shop.shopType } })
    .from(orders)
    .innerJoin(shop, eq(shop.id, orders.shopId))
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.id))
  const lines = await db()
    .select({ orderId: orderLine.orderId, promise: orderLine.promise })
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds))
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  return {
    orders: rows.map(({ order, shop: of }) => {
      const { id, orderNo, state, payAmount, payDeadline } = order
      return {
        id,
        orderNo,
        state,
        payAmount: toDecimal(payAmount),
        payDeadline: payDeadline && state === orderState.code.toBePaid ? wireTime(payDeadline) : undefined,
        arrivesOn: arrivalOf(order, undefined, promisedDay(linesOf(id))).arrivesOn,
        shop: of,
      }
    }),
    request: request?.request,
    payAmount: toDecimal(rows.reduce((total, { order }) => total + order.payAmount, 0)),
    payOrderId: await payOrderFor(orderIds),
    payments: await paymentsOf(orderIds),
    pointsUsed: rows.reduce((total, { order }) => total + order.pointsUsed, 0),
  }
}
