import { and, eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import type { Text } from '../../../../src/core/language/messages'
import type { buyAgain } from '../../../../src/trade/orders/orders.contract'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { addAgain, addedAgain } from '../cart/add-again'
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
  const refused = wanted.length > 0 ? await addAgain(buyer, wanted) : []
  return addedAgain(lines, new Map([...reasons, ...refused]), language)
}
