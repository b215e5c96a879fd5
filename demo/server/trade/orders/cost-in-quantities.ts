import type { Minor } from '../../../../src/core/money'
import { notFound } from '../../core/http/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { priceOrder } from './price-order'
import type { orderLine, orders } from './orders.table'

type Order = typeof orders.$inferSelect
/** A line with the number of remaining pieces. */
type RemainingLine = { line: typeof orderLine.$inferSelect; pieces: number }

/** Returns the part of coupons and points for the kept pieces of a line. */
const reducedBy = ({ line: { couponShare, pointsShare, qty }, pieces }: RemainingLine): Minor =>
  Math.floor(((couponShare + pointsShare) * pieces) / qty)

/**
 * Calculates the price of an order for a part of its pieces: unit prices at that quantity, activities and freight for that
 * amount. Coupons, points, and discounts reached together with other orders stay in proportion. An agreed price applies to
 * any quantity.
 */
export async function costInQuantities(order: Order, lines: readonly RemainingLine[]): Promise<Minor> {
  const remaining = lines.filter((one) => one.pieces > 0)
  if (remaining.length === 0) return 0
  const placer =
    (await memberById(order.placedBy, order.siteId)) ?? (await memberById(order.customerId, order.siteId))
  if (!placer) throw notFound()
  const buyer = await buyerOf(placer, order.createdAt)
  const priced = async (some: readonly RemainingLine[]) => {
    const quantities = new Map(some.map((one) => [one.line.id, one.pieces]))
    const rows = some.map(({ line }) => line)
    return (await priceOrder(order, rows, new Map(), buyer, ({ id, qty }) => quantities.get(id) ?? qty))
      .amounts
  }
  const whole = await priced(lines.map(({ line }) => ({ line, pieces: line.qty })))
  const rest = await priced(remaining)
  const agreed = whole.payAmount - (order.payAmount + order.couponAmount + order.pointsAmount)
  const inProportion = order.goodsAmount ? Math.floor((agreed * rest.goodsAmount) / order.goodsAmount) : 0
  const reduced = remaining.reduce((sum, one) => sum + reducedBy(one), 0)
  return Math.max(0, rest.payAmount - inProportion - reduced)
}
