import { and, eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { buyAgain } from '../../../../src/trade/orders/orders.contract'
import type { Member } from '../../core/security/auth'
import { unitsAsked } from '../../catalogue/goods/order-units'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { addLines } from '../cart/add-lines'
import { buyerOf } from '../cart/buyer'
import { stockFault } from '../cart/order-quantity'
import { skuFacts } from '../cart/sku-facts'
import { seenBy } from './order-viewer'
import { orderLine, orders } from './orders.table'
import { standingFault } from '../cart/standing'

/** Reads the lines of a visible order. @throws Refusal 404 */
async function linesOf(orderId: string, who: Member) {
  const lines = await db()
    .select({ skuId: orderLine.skuId, qty: orderLine.qty, snapshot: orderLine.snapshot })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orders.id, orderId), seenBy(who)))
    .orderBy(orderLine.id)
  if (lines.length === 0) throw notFound()
  return lines
}

/**
 * Adds the lines of an order to the cart again. Unlike single additions it skips goods without stock, because the buyer has
 * not looked at each. Custom goods need no stock and keep their requirement, which can be edited in the cart.
 */
export async function orderAgain(
  orderId: string,
  who: Member,
  language: Locale,
): Promise<Omit<Answer<typeof buyAgain>, 'totalCount'>> {
  const lines = await linesOf(orderId, who)
  const buyer = await buyerOf(who)
  const facts = await skuFacts(
    lines.map(({ skuId }) => skuId),
    buyer,
  )
  const reasons = new Map<string, Text>()
  for (const { skuId, qty, snapshot } of lines) {
    const known = facts.get(skuId)
    if (snapshot.requireInfo) continue
    const short =
      known && !standingFault(known) && stockFault(known, qty, buyer.sellsShort ? Infinity : known.available)
    if (short) reasons.set(skuId, short)
  }
  const wanted = lines.filter(({ skuId }) => !reasons.has(skuId))
  if (wanted.length > 0) {
    const unitOf = await unitsAsked(
      wanted.map(({ skuId, snapshot }) => ({ skuId, goodsPriceUnit: snapshot.orderUnit?.itemId })),
    )
    const asked = wanted.map(({ skuId, qty, snapshot: { orderUnit, requireInfo } }) => {
      // If the unit's size has changed, the quantity is in pieces.
      const unit = orderUnit && unitOf(skuId, orderUnit.itemId)
      return unit && qty % unit.ratio === 0
        ? { skuId, requireInfo, quantity: qty / unit.ratio, goodsPriceUnit: unit.itemId }
        : { skuId, requireInfo, quantity: qty }
    })
    for (const shopCarBizType of [10, 30] as const) {
      const skuGoodsList = asked.filter((line) => (line.requireInfo ? 30 : 10) === shopCarBizType)
      const skipped = skuGoodsList.length ? await addLines(buyer, { shopCarBizType, skuGoodsList }) : []
      for (const { skuId, reason } of skipped) reasons.set(skuId, reason)
    }
  }
  const left = lines.flatMap(({ skuId, snapshot: { goodsName, skuCode } }) => {
    const reason = reasons.get(skuId)
    return reason ? [{ skuId, goodsName, skuCode, reason: pick(reason, language) }] : []
  })
  return { added: lines.length - left.length, skipped: left }
}
