import { and, eq, inArray, notInArray, sum } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import type { Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { gift } from '../../catalogue/gifts/gifts.table'
import { db } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import { onlyWherePointsCount } from '../../money/accounts/account-currency'
import { accountOf } from '../../money/accounts/account-rows'
import type { Buyer } from '../cart/buyer'
import { orderLine, orders } from '../orders/orders.table'
import { giftRows, offeredTo } from '../../catalogue/gifts/gift-rows'

export type ExchangedGift = {
  id: string
  skuId: string
  way: typeof giftWay.code.forPoints
  /** Points for all pieces. */
  points: number
  /** Points balance of the company. */
  available: number
  /** Cash price of a piece, in addition to the points. */
  cashPrice: Minor
}

const { withOrder, forPoints } = giftWay.code
const { closed, cancelled } = orderState.code

/** Returns the pieces of SKUs that a company has received or is about to receive as gifts. */
export async function hadBefore(
  companyId: string,
  skuIds: readonly string[],
): Promise<(skuId: string) => number> {
  const rows = await db()
    .select({ skuId: orderLine.skuId, pieces: sum(orderLine.qty).mapWith(Number) })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(
      and(
        eq(orders.customerId, companyId),
        inArray(orderLine.skuId, skuIds),
        inArray(orders.orderType, [withOrder, forPoints]),
        notInArray(orders.state, [closed, cancelled]),
      ),
    )
    .groupBy(orderLine.skuId)
  const pieces = new Map(rows.map((row) => [row.skuId, row.pieces]))
  return (skuId) => pieces.get(skuId) ?? 0
}

/**
 * Checks whether a buyer can exchange points for a gift.
 * @throws Refusal 404 not offered, 422 above the limit per buyer, or no points on this site
 */
export async function exchangeable(buyer: Buyer, giftId: string, quantity: number): Promise<ExchangedGift> {
  const { who } = buyer
  const [found] = await giftRows().where(and(offeredTo(buyer), eq(gift.id, giftId), eq(gift.way, forPoints)))
  if (!found) throw notFound()
  await onlyWherePointsCount(who)
  const row = found.gift
  const had = await hadBefore(who.companyId, [row.skuId])
  const left = row.limit - had(row.skuId)
  if (quantity > left)
    throw refuse(
      422,
      ['每位买家限兑 {n} 件', 'Each buyer can exchange at most {n} {n|piece|pieces} of this gift.'],
      {
        values: { n: row.limit },
      },
    )
  const { balance: available } = await accountOf(who.companyId, 'points')
  const { skuId, pointsPrice, cashPrice } = row
  return {
    id: giftId,
    skuId,
    way: forPoints,
    points: pointsPrice * quantity,
    available,
    cashPrice: cashPrice ?? 0,
  }
}
