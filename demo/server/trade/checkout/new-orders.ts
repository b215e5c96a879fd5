import type { Minor } from '../../../../src/core/money'
import type { TraceStep } from '../../catalogue/goods/price-trace'
import { refuse } from '../../core/http/refusal'
import type { Use } from '../../money/coupons/order-coupons'
import { shareOut } from '../../money/coupons/share-out'
import { isCustom } from '../cart/is-custom'
import type { Reductions } from '../cart/reductions'
import type { NewLine, NewOrder } from '../orders/place-orders'
import type { PricedDraft, PricedLine } from './priced-draft'

/** An order to be placed, with the ids of its cart lines. */
export type DraftOrder = NewOrder & { lineIds: string[] }

const noAddress = () => refuse(422, ['无法获取地址信息', 'Unable to get address information.'])

type Traces = ReadonlyMap<string, TraceStep[]>

/** @param settled whether the price was agreed for this quantity only */
function newLine({ line, figures, note, shares }: PricedLine, settled: boolean, traces: Traces): NewLine {
  const { goodsId, goodsName, skuCode, spec, image, unitName } = line
  const { skuId, quantity, price, requireInfo, orderUnit, deliveryCycle: deliveryDays } = figures
  const priceSteps = settled ? undefined : (figures.priceSteps ?? [{ from: 1, price }])
  const words = { goodsName, skuCode, spec, image, unitName }
  const snapshot = { goodsId: String(goodsId), ...words, orderUnit, requireInfo }
  const custom = isCustom(figures)
  const priceTrace = traces.get(figures.id)
  return {
    skuId,
    qty: quantity,
    price,
    custom,
    deliveryDays,
    priceSteps,
    priceTrace,
    ...note,
    snapshot,
    shares,
  }
}

/** Splits the lines of a checkout by order: one per shop, and one more for its custom goods. Freight is charged once per shop. */
export const draftParts = ({ shops }: Pick<PricedDraft, 'shops'>) =>
  shops.flatMap(({ shop, freight, lines }) =>
    [lines.filter(({ figures }) => !isCustom(figures)), lines.filter(({ figures }) => isCustom(figures))]
      .filter((part) => part.length > 0)
      .map((part, at) => ({ shop, freight: at === 0 ? freight : 0, lines: part })),
  )

/**
 * Creates the orders of a checkout.
 * @param traces steps to the prices, by line id
 * @throws Refusal 422 no address
 */
export function newOrders(priced: PricedDraft, traces: Traces): DraftOrder[] {
  const { row, address, reductions, agreed, gift } = priced
  if (!address) throw noAddress()
  const settled = Boolean(agreed ?? gift)
  const { consignee, phone, regionCode, regionName, detail } = address
  const shared = {
    address: { consignee, phone, regionCode, regionName, detail },
    remark: row.remark,
    poNumber: row.poNumber,
    deliveryWay: row.deliveryWay,
    invoiceWish: row.invoice,
    requireDate: row.requireDate,
    files: row.files,
  }
  const list = draftParts(priced).map(({ shop, freight, lines }) => ({
    ...shared,
    shopId: String(shop.id),
    freight,
    lines: lines.map((line) => newLine(line, settled, traces)),
    giftWay: gift?.way,
    lineIds: lines.map(({ figures }) => figures.id),
  }))
  const pointsUsed = pointsIn(reductions, list)
  return list.map((order, at) => ({ ...order, pointsUsed: gift?.points ?? pointsUsed[at] ?? 0 }))
}

/** Returns the points used by each order. */
export function pointsIn({ points }: Pick<Reductions, 'points'>, orders: readonly Pick<NewOrder, 'lines'>[]) {
  const worth = orders.map(({ lines }) => lines.reduce((sum, { shares }) => sum + (shares?.points ?? 0), 0))
  return shareOut(points?.used ?? 0, worth)
}

/** Discount of a coupon on one order of a list. */
export type CouponPart = { couponId: string; at: number; amount: Minor }

/** Returns the discount of each chosen coupon on each order. */
export const couponParts = (
  { offers }: Pick<Reductions, 'offers'>,
  orders: readonly Pick<DraftOrder, 'lineIds'>[],
): CouponPart[] =>
  offers
    .filter(({ chosen }) => chosen)
    .flatMap(({ coupon, parts }) =>
      orders.map(({ lineIds }, at) => ({
        couponId: coupon.id,
        at,
        amount: lineIds.reduce((sum, id) => sum + (parts.get(id) ?? 0), 0),
      })),
    )
    .filter(({ amount }) => amount > 0)

/** Returns the discounts of coupons on placed orders. */
export const couponUses = (parts: readonly CouponPart[], orderIds: readonly string[]): Use[] =>
  parts.map(({ couponId, at, amount }) => ({ couponId, orderId: orderIds[at] ?? '', amount }))
