import { and, eq, inArray, notInArray, sum } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import type { Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/trade/orders/order-state'
import { gift } from '../../catalogue/gifts/gifts.table'
import { db } from '../../core/db'
import { notFound, refuse } from '../../core/refusal'
import { accountOf } from '../../money/accounts/account-rows'
import type { Buyer } from '../cart/buyer'
import { orderLine, orders } from '../orders/orders.table'

export type ExchangedGift = {
  id: string
  skuId: string
  way: typeof giftWay.code.forPoints
  /** For all pieces. */
  points: number
  /** Points that the company has. */
  available: number
  /** Of a piece, beside the points. */
  cashPrice: Minor
}

const { withOrder, forPoints } = giftWay.code
const { closed, cancelled } = orderState.code

/** Pieces of a SKU that a company had as gifts, or is about to. */
export async function hadBefore(companyId: string, skuId: string): Promise<number> {
  const [row] = await db()
    .select({ pieces: sum(orderLine.qty).mapWith(Number) })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(
      and(
        eq(orders.customerId, companyId),
        eq(orderLine.skuId, skuId),
        inArray(orders.orderType, [withOrder, forPoints]),
        notInArray(orders.state, [closed, cancelled]),
      ),
    )
  return row?.pieces ?? 0
}

/**
 * A gift in so many pieces, if this buyer may have them for points.
 * @throws Refusal 404 not offered, 422 more than a buyer may have
 */
export async function exchangeable({ who }: Buyer, giftId: string, quantity: number): Promise<ExchangedGift> {
  const [row] = await db()
    .select()
    .from(gift)
    .where(and(eq(gift.id, giftId), eq(gift.siteId, who.site), eq(gift.status, 10), eq(gift.way, forPoints)))
  if (!row) throw notFound()
  const left = row.limit - (await hadBefore(who.companyId, row.skuId))
  if (quantity > left)
    throw refuse(422, ['每位买家限兑 {n} 件', 'A buyer may have {n} of this gift.'], {
      values: { n: row.limit },
    })
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
