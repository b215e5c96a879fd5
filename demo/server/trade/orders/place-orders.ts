import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Minor } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { orderType } from '../../../../src/trade/orders/order-type'
import type { TraceStep } from '../../catalogue/goods/price-trace'
import { insertMany } from '../../core/database/insert-many'
import { audit } from '../../core/documents/audit'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, whenCommitted } from '../../core/database/db'
import { tell } from '../../core/observability/work'
import { endOf, newId } from '../../core/database/ids'
import { pointsSource } from '../../../../src/money/points/points-source'
import { take } from '../../money/accounts/bookings'
import { noShares, payShareOf, type Shares } from '../../money/coupons/line-costs'
import type { Member } from '../../core/security/auth'
import { bookOrders } from './order-budgets'
import { orderedPromise, promisesFor } from '../delivery/promises'
import { orderLine, orders, type LineSnapshot, type OrderedPromise, type PriceStep } from './orders.table'
import { payDeadline } from './pay-within'
import { takeStock } from './reserved-stock'

type OrderRow = typeof orders.$inferInsert
type OrderType = CodeOf<typeof orderType>
export type NewLine = {
  skuId: string
  qty: number
  price: Minor
  custom: boolean
  purchaseNo: string
  costCentre: string
  snapshot: LineSnapshot
  /** Prices per piece in other quantities. */
  priceSteps?: PriceStep[] | undefined
  /** Steps to the price. */
  priceTrace?: TraceStep[] | undefined
  /** Reductions of the line. Default: none. */
  shares?: Shares
  /** Quoted days until shipping. Such a line is sold even without stock. */
  deliveryDays?: number | undefined
  /** Promised delivery date. */
  promise?: OrderedPromise | undefined
}
/** Buyer who places an order, and whether the site sells goods without stock. */
export type Placer = {
  who: Pick<Member, 'customerId' | 'companyId' | 'site'>
  sellsShort: boolean
}
export type NewOrder = Pick<OrderRow, 'shopId' | 'address' | 'remark' | 'deliveryWay'> &
  Pick<
    OrderRow,
    'invoiceWish' | 'requireDate' | 'poNumber' | 'files' | 'giftOf' | 'giftFrom' | 'giftWorth'
  > & {
    freight: Minor
    lines: NewLine[]
    pointsUsed?: number
    /** Order type of a gift. */
    giftWay?: OrderType | undefined
  }

/** Creates an order number: twelve digits of time and seven that differ within a second. */
const orderNoOf = (id: string): string => wireTime(clock.now()).replace(/\D/g, '').slice(2) + endOf(id)

/** Returns the initial state. The seller reviews custom goods; a company's approval comes before the order. */
const firstState = (custom: boolean) => (custom ? orderState.code.pendingReview : orderState.code.toBePaid)

async function placeOne(order: NewOrder, buyer: Placer): Promise<string> {
  const { lines, freight, giftWay, ...rest } = order
  const { customerId, companyId, site: siteId } = buyer.who
  const custom = lines.some((line) => line.custom)
  const state = firstState(custom)
  const id = newId()
  const orderNo = orderNoOf(id)
  const sum = (of: (line: NewLine) => Minor) => lines.reduce((total, line) => total + of(line), 0)
  const goodsAmount = sum(({ price, qty }) => price * qty)
  const discount = sum(({ shares = noShares }) => shares.discount)
  const couponAmount = sum(({ shares = noShares }) => shares.coupon)
  const pointsAmount = sum(({ shares = noShares }) => shares.points)
  await db()
    .insert(orders)
    .values({
      ...rest,
      id,
      orderNo,
      customerId: companyId,
      placedBy: customerId,
      siteId,
      orderType: giftWay ?? (custom ? orderType.code.custom : orderType.code.standard),
      state,
      goodsAmount,
      freight,
      discount,
      couponAmount,
      pointsAmount,
      payAmount: goodsAmount + freight - discount - couponAmount - pointsAmount,
      payDeadline: state === orderState.code.toBePaid ? payDeadline() : null,
    })
  // Passes the rows as one parameter: 5,000 lines would exceed the parameter limit of a statement.
  await insertMany(
    orderLine,
    lines.map(({ custom: _, deliveryDays: __, shares = noShares, ...line }) => ({
      ...line,
      orderId: id,
      discountShare: shares.discount,
      couponShare: shares.coupon,
      pointsShare: shares.points,
      payShare: payShareOf(line.price * line.qty, shares),
    })),
  )
  const entry = { entity: 'order', entityId: id, action: 'submit', toState: state }
  await audit({ actorType: 'buyer', actorId: customerId, ...entry })
  if (order.pointsUsed) await take(companyId, 'points', pointsSource.code.orderPlaced, order.pointsUsed, id)
  whenCommitted(() => tell.traded('orders'))
  return id
}

/** Adds the promised delivery date to each line. Made-to-order goods have none, because they do not come from stock. */
async function withPromises(order: NewOrder) {
  const asked = order.lines.map(({ skuId, qty, deliveryDays }) => ({ skuId, quantity: qty, deliveryDays }))
  const found = await promisesFor(asked, order.address['regionCode'] ?? '')
  const lines = order.lines.map((line, at) =>
    line.custom ? line : { ...line, promise: orderedPromise(found[at]) },
  )
  return { ...order, lines }
}

/**
 * Places orders, reserves their stock and books their budgets, all or none. Part of the caller's transaction.
 * @param requestId request whose budget reservation the orders take over
 * @returns their ids, in the same order
 * @throws Refusal 409 if stock is insufficient, 422 if a hard budget is
 */
export async function placeOrders(list: NewOrder[], buyer: Placer, requestId?: string): Promise<string[]> {
  // Computed before the stock is taken, because promises depend on the available stock.
  const promised: Awaited<ReturnType<typeof withPromises>>[] = []
  for (const order of list) promised.push(await withPromises(order))
  await takeStock(
    list.flatMap(({ lines }) =>
      lines.map(({ deliveryDays, ...line }) => ({ ...line, sellsShort: Boolean(deliveryDays) })),
    ),
    buyer.sellsShort,
  )
  const ids: string[] = []
  for (const order of promised) ids.push(await placeOne(order, buyer))
  if (requestId || list.some(({ lines }) => lines.some(({ costCentre }) => costCentre)))
    await bookOrders(ids, requestId)
  return ids
}
