import type { Minor } from '../../../../src/core/money'
import { refuse } from '../../core/http/refusal'
import { noShares } from '../../money/coupons/line-costs'
import type { TraceStep } from '../../catalogue/goods/price-trace'
import { priceAt, traceAt, type Buyer } from '../cart/buyer'
import { quantityFault } from '../cart/order-quantity'
import { reductionsFor } from '../cart/reductions'
import { skuFacts, type SkuFacts } from '../cart/sku-facts'
import { standingFault } from '../cart/standing'
import { freightOf } from '../checkout/freight'
import { couponParts, pointsIn, type DraftOrder } from '../checkout/new-orders'
import { retraced } from '../orders/order-traces'
import type { Frozen } from './requests.table'

type Line = DraftOrder['lines'][number]
type Wish = {
  /** Quantity of a line; 0 strikes it. */
  quantityOf: (lineId: string, line: Line) => number
  /** Uses the prices of the submission, or today's. */
  prices: 'frozen' | 'today'
}

const withdrawn = (name: string) =>
  refuse(409, ['{name} 已下架', '{name} has been withdrawn.'], { values: { name } })

/** A line without price steps was agreed for its quantity, by a quotation or as a gift. */
const isSettled = ({ priceSteps }: Line) => priceSteps === undefined

function checked(line: Line, next: number, facts: SkuFacts | undefined): SkuFacts {
  const { goodsName } = line.snapshot
  if (!facts || standingFault(facts)) throw withdrawn(goodsName)
  const fault = next === line.qty ? undefined : quantityFault(facts, next)
  if (fault) throw refuse(422, [`${goodsName}：${fault[0]}`, `${goodsName}: ${fault[1]}`])
  return facts
}

function pieceIn(line: Line, next: number, today: () => Minor, prices: Wish['prices']): Minor {
  if (isSettled(line)) return line.price
  if (prices === 'today') return today()
  if (next === line.qty) return line.price
  return line.priceSteps?.findLast(({ from }) => from <= next)?.price ?? line.price
}

/** Returns the steps to the price of a line in a quantity. */
function traceIn(
  line: Line,
  { next, price }: { next: number; price: Minor },
  today: () => TraceStep[],
  prices: Wish['prices'],
): TraceStep[] | undefined {
  if (isSettled(line)) return line.priceTrace
  if (prices === 'today') return today()
  return next === line.qty ? line.priceTrace : retraced(line.priceTrace, price)
}

const factsFor = (lines: readonly Line[], buyer: Buyer) =>
  skuFacts([...new Set(lines.map(({ skuId }) => skuId))], buyer)

/** Confirms that all goods of a request are still sold to the company. @throws Refusal 409 */
export async function checkSold({ orders }: Frozen, buyer: Buyer) {
  const lines = orders.flatMap((order) => order.lines)
  const facts = await factsFor(lines, buyer)
  for (const line of lines) checked(line, line.qty, facts.get(line.skuId))
}

/**
 * Prices the content of a request again, as if it had been ordered that way: unit prices, reductions and freight. The only
 * place for it.
 * @param buyer with the activities at the time of the prices
 * @throws Refusal 409 goods are no longer sold, 422 invalid quantity
 */
export async function reprice(frozen: Frozen, buyer: Buyer, { quantityOf, prices }: Wish): Promise<Frozen> {
  const all = frozen.orders.flatMap(({ lines }) => lines)
  const facts = await factsFor(all, buyer)
  const orders = frozen.orders
    .map((order) => {
      const lines = order.lines.flatMap((line, at) => {
        const id = order.lineIds[at] ?? ''
        const qty = quantityOf(id, line)
        if (qty === 0) return []
        const known = checked(line, qty, facts.get(line.skuId))
        const price = pieceIn(line, qty, () => priceAt(known, qty, buyer), prices)
        const priceTrace = traceIn(line, { next: qty, price }, () => traceAt(known, qty, buyer), prices)
        return [{ id, line: { ...line, qty, price, priceTrace, shares: noShares } }]
      })
      return { order, kept: lines }
    })
    .filter(({ kept }) => kept.length > 0)
  const settled = all.every(isSettled)
  const priced = orders.flatMap(({ kept }) =>
    kept.map(({ id, line: { skuId, price, qty } }) => ({ id, skuId, amount: price * qty })),
  )
  const points = frozen.orders.reduce((sum, { pointsUsed = 0 }) => sum + pointsUsed, 0)
  const couponIds = frozen.coupons.map(({ couponId }) => couponId)
  const reductions = settled ? undefined : await reductionsFor(buyer, priced, { couponIds, points })
  const again = orders.map(({ order, kept }) => ({
    ...order,
    lineIds: kept.map(({ id }) => id),
    lines: kept.map(({ id, line }) => ({ ...line, shares: reductions?.sharesOf(id) ?? noShares })),
  }))
  const used = reductions ? pointsIn(reductions, again) : []
  const freights = settled ? undefined : await freightsOf(again)
  return {
    orders: again.map((order, at) => ({
      ...order,
      freight: freights?.[at] ?? order.freight,
      pointsUsed: settled ? (order.pointsUsed ?? 0) : (used[at] ?? 0),
    })),
    coupons: reductions ? couponParts(reductions, again) : [],
  }
}

/** Charges freight once per shop, with its first order. */
async function freightsOf(orders: readonly Pick<DraftOrder, 'shopId' | 'lines'>[]): Promise<Minor[]> {
  const tariff = await freightOf(orders.map(({ shopId }) => shopId))
  return orders.map(({ shopId }, at) => {
    if (orders.findIndex((one) => one.shopId === shopId) < at) return 0
    const goods = orders
      .filter((one) => one.shopId === shopId)
      .flatMap(({ lines }) => lines)
      .reduce((sum, { price, qty }) => sum + price * qty, 0)
    return tariff(shopId, goods).freight
  })
}
