import { and, eq, lt } from 'drizzle-orm'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { orderState } from '../../../../src/trade/orders/order-state'
import { db } from '../../core/db'
import { moveOrder } from '../orders/move-order'
import { orderLine } from '../orders/orders.table'
import { giveBackStock } from '../orders/reserved-stock'
import type { HeldCase } from './hold-after-sale'

const platform = { actor: 'platform' } as const
const { toBeShipped, partlyShipped } = orderState.code

/**
 * What a refund that was made means for its order: what is cancelled is not shipped any more and gives back its stock,
 * and an order of which every piece was paid back is closed. Everything is held already.
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
  // Of what was not shipped the order itself gives the stock back.
  if (left === 0 || order.state === toBeShipped) await moveOrder(order.id, 'refundAll', platform)
}
