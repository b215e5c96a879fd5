import { asc, eq, inArray } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import type { Minor } from '../../../../src/core/money'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { daysFor, reasonsFor, type AfterSalesType } from '../../../../src/trade/after-sales/after-sales-terms'
import { holdsStock } from '../../../../src/words/order-machine'
import { orderState } from '../../../../src/words/order-state'
import { sku } from '../../catalogue/goods/goods.table'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf, priceAt } from '../cart/buyer'
import { skuFacts } from '../cart/sku-facts'
import { orderLine, type orders } from '../orders/orders.table'
import { heldPieces, type PiecesInCases } from './held-pieces'

type OrderRow = typeof orders.$inferSelect
export type ClaimableLine = {
  line: typeof orderLine.$inferSelect
  held: PiecesInCases
  /** Shipped pieces without another case. */
  delivered: number
  /** Pieces that are neither shipped nor cancelled. */
  unshipped: number
}

const { toBeShipped, partlyShipped, toBeReceived, completed } = orderState.code
const { refund, cancelOrder } = afterSalesType.code

/** Returns the lines of an order with the pieces that can be claimed. */
export async function claimableLines(order: OrderRow): Promise<ClaimableLine[]> {
  const lines = await db()
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
  return claimable(order, lines, await heldPieces([order.id]))
}

/** Same for lines that are already loaded. */
export function claimable(
  { state }: Pick<OrderRow, 'state'>,
  lines: readonly (typeof orderLine.$inferSelect)[],
  heldOf: (orderLineId: string) => PiecesInCases,
): ClaimableLine[] {
  const waits = holdsStock.includes(state)
  return lines.map((line) => {
    const held = heldOf(line.id)
    return {
      line,
      held,
      delivered: Math.max(0, line.shippedQty - held.delivered),
      unshipped: waits ? Math.max(0, line.qty - line.shippedQty - held.cancelled) : 0,
    }
  })
}

/** Returns the share of the paid amount for pieces of a line. The last pieces take the remainder. */
export function amountOf({ line, held }: ClaimableLine, pieces: number): Minor {
  const left = line.payShare - held.amount
  if (held.refunded + pieces >= line.qty) return left
  return Math.min(left, Math.floor((line.payShare * pieces) / line.qty))
}

const statesFor: Record<AfterSalesType, readonly number[]> = {
  [afterSalesType.code.exchange]: [partlyShipped, toBeReceived, completed],
  [afterSalesType.code.returnAndRefund]: [partlyShipped, toBeReceived, completed],
  [refund]: [toBeReceived, completed],
  [cancelOrder]: [toBeShipped, partlyShipped],
}

/** Returns whether the time limit of a reason has not passed since receipt. */
export const inTime = ({ completedAt }: OrderRow, reason: number) =>
  completedAt === null || after(completedAt, daysFor(reason) * day) >= clock.now()

const isLeft = (type: AfterSalesType, lines: readonly ClaimableLine[]) =>
  lines.some(({ delivered, unshipped }) => (type === cancelOrder ? unshipped : delivered) > 0)

/** Returns the reason why none of the types is possible, or nothing. */
export function withheldFor(
  types: readonly AfterSalesType[],
  order: OrderRow,
  lines: readonly ClaimableLine[],
): 'claimed' | 'late' | undefined {
  const allowed = types.filter((type) => statesFor[type].includes(order.state))
  if (allowed.some((type) => !refusalFor(type, order, lines))) return undefined
  return allowed.some((type) => isLeft(type, lines)) ? 'late' : 'claimed'
}

/** Returns the reason why a type is not possible for an order, or nothing. */
export function refusalFor(type: AfterSalesType, order: OrderRow, lines: readonly ClaimableLine[]) {
  if (!statesFor[type].includes(order.state)) {
    const words: Text =
      type === cancelOrder
        ? ['仅未发货的商品可取消', 'Only goods that have not been shipped can be cancelled.']
        : ['商品发货后可申请', 'You can apply once the goods have been shipped.']
    return words
  }
  if (!isLeft(type, lines))
    return ['没有可申请的商品', 'There are no goods left to apply for.'] satisfies Text
  if (!reasonsFor(type).some((reason) => inTime(order, reason)))
    return ['已超过售后期限', 'The after-sales period is over.'] satisfies Text
  return undefined
}

/** Finds SKUs of the same goods with the same price for the buyer in the same quantity, by line. */
export async function exchangeableFor(
  { placedBy, siteId }: Pick<OrderRow, 'placedBy' | 'siteId'>,
  lines: readonly ClaimableLine[],
) {
  const placer = await memberById(placedBy, siteId)
  if (!placer) throw notFound()
  const buyer = await buyerOf(placer)
  const goodsIds = [...new Set(lines.map(({ line }) => line.snapshot.goodsId))]
  const skus = await db().select().from(sku).where(inArray(sku.goodsId, goodsIds)).orderBy(asc(sku.position))
  const facts = await skuFacts(
    skus.map(({ id }) => id),
    buyer,
  )
  const priceOf = (skuId: string, pieces: number) => {
    const known = facts.get(skuId)
    return known && priceAt(known, pieces, buyer)
  }
  return ({ line }: ClaimableLine) => {
    const own = skus.find(({ id }) => id === line.skuId)
    if (!own) return []
    const price = priceOf(own.id, line.qty)
    const others = skus.filter(
      ({ id, goodsId }) => id !== own.id && goodsId === own.goodsId && priceOf(id, line.qty) === price,
    )
    return [own, ...others]
  }
}
