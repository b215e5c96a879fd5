import { asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { toDecimal } from '../../../../src/core/money'
import type { orderRow } from '../../../../src/trade/orders/orders.contract'
import { withheldReason } from '../../../../src/trade/orders/withheld-reason'
import { orderState } from '../../../../src/words/order-state'
import { grouped } from '../../catalogue/goods/grouped'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documentSites } from '../../site/brand-site/document-sites'
import { openAfterSales } from '../after-sales/open-after-sales'
import { placersOf } from './account-names'
import {
  arrivalOf,
  closingReasons,
  parcelFacts,
  payCodesOf,
  promisedDay,
  type ParcelFacts,
} from './order-facts'
import { actionsFor } from './order-viewer'
import { orderLine, orders } from './orders.table'
import { receivedBy } from './received-after'
import { withheldActions } from './withheld-actions'

type WireRow = z.input<typeof orderRow>
type Line = typeof orderLine.$inferSelect
type Order = typeof orders.$inferSelect

const { pendingSigning, toBePaid, partlyShipped, toBeReceived, closed, cancelled } = orderState.code

function wireLine({ snapshot, ...line }: Line): WireRow['lines'][number] {
  return {
    id: line.id,
    skuId: line.skuId,
    ...snapshot,
    quantity: line.qty,
    price: toDecimal(line.price),
    amount: toDecimal(line.price * line.qty),
    shippedQuantity: line.shippedQty,
    receivedQuantity: line.receivedQty,
    receivedNote: line.receivedNote,
    purchaseNo: line.purchaseNo,
    costCentre: line.costCentre,
  }
}

/** Returns the deadline for payment or signature. */
function deadlineOf({ state, payDeadline }: Order) {
  if (!payDeadline || (state !== toBePaid && state !== pendingSigning)) return {}
  const left = Math.round((payDeadline.getTime() - clock.now().getTime()) / 1000)
  return { payDeadline: wireTime(payDeadline), secondsLeft: Math.max(0, left) }
}

/** Returns sent and total parcels and their arrival. The rest counts as one more parcel. */
function parcelWords(order: Order, facts: ParcelFacts | undefined, lines: readonly Line[]) {
  const { state } = order
  const sent = facts?.sent ?? 0
  return {
    parcels: sent,
    ...(state === partlyShipped && { parcelsInAll: sent + 1 }),
    ...arrivalOf(order, facts, promisedDay(lines)),
  }
}

/** Returns the viewer's actions, and those that the state alone would permit. */
function openTo(
  order: Order,
  viewer: Member,
  reasons: ReturnType<Awaited<ReturnType<typeof withheldActions>>>,
) {
  const names = actionsFor(order, viewer)
  return {
    actions: names.filter((name) => !reasons[name]),
    withheld: names.flatMap((action) => {
      const reason = reasons[action]
      return reason ? [{ action, reason: withheldReason.code[reason] }] : []
    }),
  }
}

/** Returns the gifts of orders, and for a gift the number of its order. */
async function giftsOf(ids: string[], rows: { order: Order }[]) {
  const gifts = await db()
    .select({ order: orders, line: orderLine })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(inArray(orders.giftOf, ids))
    .orderBy(asc(orders.id))
  const giftsIn = grouped(gifts, ({ order }) => order.giftOf ?? '')
  const givers = rows.flatMap(({ order }) => order.giftOf ?? [])
  const known = givers.length
    ? await db().select({ id: orders.id, no: orders.orderNo }).from(orders).where(inArray(orders.id, givers))
    : []
  const numbers = new Map(known.map(({ id, no }) => [id, no]))
  return ({ id, giftOf }: Order) => ({
    gifts: giftsIn(id).map(({ order: { orderNo, state }, line }) => ({
      orderNo,
      state,
      line: wireLine(line),
    })),
    giftOf: numbers.get(giftOf ?? ''),
  })
}

/**
 * Returns orders for lists, by id.
 * @param viewer whose actions are included
 */
export async function orderRows(ids: string[], viewer: Member): Promise<ReadonlyMap<string, WireRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ order: orders, shop: { id: shop.id, name: shop.name, shopType: shop.shopType } })
    .from(orders)
    .innerJoin(shop, eq(shop.id, orders.shopId))
    .where(inArray(orders.id, ids))
  const lines = await db()
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.id))
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  const withheldOf = await withheldActions(
    rows.map(({ order }) => order),
    linesOf,
  )
  const giftsWith = await giftsOf(ids, rows)
  const casesOf = await openAfterSales(ids)
  const payCodes = await payCodesOf(ids)
  const siteOf = await documentSites(viewer)
  const parcels = await parcelFacts(ids)
  const placer = await placersOf(
    rows.map(({ order }) => order),
    viewer,
  )
  const ended = rows.filter(({ order }) => order.state === closed).map(({ order }) => order.id)
  const reasons = await closingReasons(ended)
  return new Map(
    rows.map(({ order, shop: of }) => {
      const { id, state, shippedAt } = order
      const wire: WireRow = {
        id,
        orderNo: order.orderNo,
        orderType: order.orderType,
        state,
        payAmount: toDecimal(order.payAmount),
        poNumber: order.poNumber,
        ...(order.pointsUsed > 0 && { pointsUsed: order.pointsUsed }),
        shop: of,
        ...siteOf(order.siteId),
        createdAt: wireTime(order.createdAt),
        ...deadlineOf(order),
        payCodes: payCodes.get(id) ?? [],
        ...(state === cancelled && order.cancelReason && { cancelReason: order.cancelReason }),
        ...(reasons.get(id) && { closedBecause: reasons.get(id) }),
        ...parcelWords(order, parcels.get(id), linesOf(id)),
        ...(state === toBeReceived &&
          shippedAt && { receivedBy: wireTime(receivedBy(shippedAt, promisedDay(linesOf(id)))) }),
        ...placer(order),
        ...openTo(order, viewer, withheldOf(order)),
        invoiceStatus: order.invoiceStatus,
        openAfterSales: casesOf(id),
        ...giftsWith(order),
        lines: linesOf(id).map(wireLine),
      }
      return [id, wire]
    }),
  )
}
