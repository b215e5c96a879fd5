import type { Minor } from '../../../../src/core/money'
import { noShares } from '../../money/coupons/line-costs'
import { priceAt, type Buyer } from '../cart/buyer'
import { reductionsFor } from '../cart/reductions'
import type { SkuFacts } from '../cart/sku-facts'
import { freightOf } from '../checkout/freight'
import { retraced } from './order-traces'
import type { orderLine, orders } from './orders.table'

type Order = typeof orders.$inferSelect
type Line = typeof orderLine.$inferSelect

const sum = <T>(list: readonly T[], of: (one: T) => Minor) => list.reduce((total, one) => total + of(one), 0)

/**
 * Returns the price per piece in another quantity. Uses the prices at the time of the order, so that later increases have
 * no effect. Without stored prices, uses today's price.
 */
function pieceIn({ qty, price, priceSteps }: Line, next: number, today: Minor): Minor {
  if (next === qty) return price
  return priceSteps ? (priceSteps.findLast(({ from }) => from <= next)?.price ?? price) : today
}

/** Returns the charged freight, unless the new amount of goods changes the tariff. */
async function freightFor({ shopId, goodsAmount, freight }: Order, next: Minor): Promise<Minor> {
  const tariff = await freightOf([shopId])
  const due = tariff(shopId, next).freight
  return due === tariff(shopId, goodsAmount).freight ? freight : due
}

/**
 * Prices an order for other quantities, as if it had been ordered that way: unit prices, activity reductions and freight.
 * @param buyer with the activities at the time of the order
 * @param quantityOf pieces of a line
 */
export async function priceOrder(
  order: Order,
  lines: readonly Line[],
  facts: ReadonlyMap<string, SkuFacts>,
  buyer: Buyer,
  quantityOf: (line: Line) => number,
) {
  const priced = lines.map((line) => {
    const qty = quantityOf(line)
    const known = facts.get(line.skuId)
    const price = pieceIn(line, qty, known ? priceAt(known, qty, buyer) : line.price)
    const priceTrace = qty === line.qty ? line.priceTrace : (retraced(line.priceTrace, price) ?? null)
    return { id: line.id, skuId: line.skuId, qty, price, amount: price * qty, priceTrace }
  })
  const { sharesOf } = await reductionsFor(buyer, priced, { couponIds: [], points: 0 })
  const shared = priced.map(({ id, qty, price, amount, priceTrace }) => {
    const { discount: discountShare } = sharesOf(id) ?? noShares
    return { id, qty, price, priceTrace, discountShare, payShare: amount - discountShare }
  })
  const goodsAmount = sum(priced, ({ amount }) => amount)
  const freight = await freightFor(order, goodsAmount)
  const discount = sum(shared, ({ discountShare }) => discountShare)
  return {
    lines: shared,
    amounts: { goodsAmount, freight, discount, payAmount: goodsAmount + freight - discount },
  }
}
