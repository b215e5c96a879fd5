import { and, eq, lt } from 'drizzle-orm'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { orderState } from '../../../../src/words/order-state'
import { db } from '../../core/database/db'
import { moveOrder } from '../orders/move-order'
import { orderLine } from '../orders/orders.table'
import { giveBackStock } from '../orders/reserved-stock'
import type { HeldCase } from './hold-after-sale'

const platform = { actor: 'platform' } as const
const { toBeShipped, partlyShipped } = orderState.code

/**
 * Applies a refund to its order: cancelled pieces are not shipped and return to stock, and a fully refunded order is closed.
 * All rows must be locked.
 */
export async function endOrder({ row, order, pieces }: HeldCase) {
  if (row.rightType === afterSalesType.code.cancelOrder && order.state === partlyShipped) {
    await giveBackStock(pieces)
    await moveOrder(order.id, 'endRest', platform)
  }
  const left = await db().$count(
    orderLine,
    and(eq(orderLine.orderId, order.id), lt(orderLine.refundedQty, orderLine.qty)),
  )
  // The order itself returns unshipped stock.
  if (left === 0 || order.state === toBeShipped) await moveOrder(order.id, 'refundAll', platform)
}
