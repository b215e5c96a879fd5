import { and, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { holdsPieces } from '../../../../src/trade/after-sales/after-sales-machine'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { afterSale, afterSaleLine } from './after-sales.table'

/** Pieces and amounts of a line that cannot be claimed any more. */
export type PiecesInCases = {
  /** Delivered pieces in an open case, or refunded. */
  delivered: number
  /** Pieces cancelled, or in an open cancellation. */
  cancelled: number
  /** Pieces of both kinds with a completed or pending refund. Their amounts follow. */
  refunded: number
  amount: Minor
}

const { completed } = returnState.code
const { cancelOrder } = afterSalesType.code

/** Sums pieces in open cases and completed refunds. */
export async function heldPieces(
  orderIds: readonly string[],
): Promise<(orderLineId: string) => PiecesInCases> {
  const rows = await db()
    .select({
      lineId: afterSaleLine.orderLineId,
      qty: afterSaleLine.qty,
      amount: afterSaleLine.amount,
      type: afterSale.rightType,
      state: afterSale.returnState,
    })
    .from(afterSaleLine)
    .innerJoin(afterSale, eq(afterSale.id, afterSaleLine.afterSaleId))
    .where(inArray(afterSale.orderId, [...orderIds]))
  const holding = rows.filter(
    ({ type, state }) => holdsPieces(state) || (state === completed && isRefund(type)),
  )
  const linesOf = grouped(holding, ({ lineId }) => lineId)
  const sum = (list: readonly { qty: number }[]) => list.reduce((total, { qty }) => total + qty, 0)
  return (orderLineId) => {
    const own = linesOf(orderLineId)
    return {
      delivered: sum(own.filter(({ type }) => type !== cancelOrder)),
      cancelled: sum(own.filter(({ type }) => type === cancelOrder)),
      refunded: sum(own.filter(({ type }) => isRefund(type))),
      amount: own.reduce((total, { amount }) => total + amount, 0),
    }
  }
}

const open = Object.values(returnState.code).filter(holdsPieces)

/** Returns orders with an open cancellation, which must not be shipped. */
export async function ordersBeingCancelled(orderIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .selectDistinct({ orderId: afterSale.orderId })
    .from(afterSale)
    .where(
      and(
        inArray(afterSale.orderId, orderIds),
        eq(afterSale.rightType, cancelOrder),
        inArray(afterSale.returnState, open),
      ),
    )
  return new Set(rows.map(({ orderId }) => orderId))
}
