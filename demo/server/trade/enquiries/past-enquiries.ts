import { and, desc, eq, inArray } from 'drizzle-orm'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { orderState } from '../../../../src/words/order-state'
import { grouped } from '../../catalogue/goods/grouped'
import { auditLog } from '../../core/documents/audit.table'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import type { Random } from '../../core/database/random'
import type { Buyer } from '../cart/buyer'
import type { OfferSnapshot } from '../offers/offers.table'
import { orderLine, orders, type LineSnapshot } from '../orders/orders.table'
import { enquiry, enquiryLine, enquiryOrder, enquiryPrice, enquiryQuote } from './enquiries.table'
import { enquiryTexts } from './enquiry-stories'
import { suppliers } from './suppliers'

type Order = typeof orders.$inferSelect
type Line = typeof orderLine.$inferSelect

const { open, answered, awarded } = enquiryState.code

const snapshotOf = ({ goodsName, goodsId, skuCode, spec, image, unitName }: LineSnapshot): OfferSnapshot => ({
  name: goodsName,
  unitName,
  goodsId,
  skuCode,
  spec,
  image,
})

/** Creates the inquiry of a past order, four days earlier, awarded at the order's prices. */
function before(order: Order, lines: readonly Line[], { who }: Buyer, random: Random) {
  const id = newId()
  const quoteId = newId()
  const [askedAt, quotedAt, settledAt] = [-4, -2, -1].map((days) => after(order.createdAt, days * day))
  const { name: supplier, leadDays } = random.pick(suppliers)
  const own = lines.map((line) => ({ line, lineId: newId() }))
  const log = { entity: 'enquiry', entityId: id, actorId: who.customerId }
  return {
    enquiry: {
      id,
      enquiryNo: clock.at(askedAt ?? order.createdAt, () => documentNo('X', id)),
      customerId: order.customerId,
      placedBy: order.placedBy,
      siteId: who.site,
      state: awarded,
      title: random.pick(enquiryTexts.titles),
      deadline: order.createdAt,
      contactName: '周岚',
      contactPhone: '13800001001',
      quoteId,
      createdAt: askedAt,
    },
    lines: own.map(({ line: { skuId, qty, price, snapshot }, lineId }, position) => ({
      id: lineId,
      enquiryId: id,
      position,
      skuId,
      snapshot: snapshotOf(snapshot),
      qty,
      listPrice: price,
    })),
    quote: {
      id: quoteId,
      enquiryId: id,
      supplier,
      no: 1,
      goodsAmount: order.goodsAmount,
      freight: order.freight,
      leadDays,
      validTo: after(order.createdAt, 7 * day),
      createdAt: quotedAt,
    },
    prices: own.map(({ line: { price }, lineId }) => ({ quoteId, lineId, price })),
    order: { enquiryId: id, orderId: order.id },
    log: [
      { ...log, actorType: 'buyer' as const, action: 'submit', toState: open, createdAt: askedAt },
      {
        ...log,
        actorType: 'platform' as const,
        actorId: '',
        action: 'quote',
        fromState: open,
        toState: answered,
        createdAt: quotedAt,
      },
      {
        ...log,
        actorType: 'buyer' as const,
        action: 'award',
        fromState: answered,
        toState: awarded,
        createdAt: settledAt,
      },
    ],
  }
}

/** Links completed orders of the demo buyer to generated inquiries, in bulk because they are many. */
export async function pastEnquiries(buyer: Buyer, random: Random, most: number) {
  const { companyId, customerId } = buyer.who
  const placed = await db()
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, companyId),
        eq(orders.placedBy, customerId),
        eq(orders.state, orderState.code.completed),
      ),
    )
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(most)
  if (placed.length === 0) return
  const ids = placed.map(({ id }) => id)
  const linesOf = grouped(
    await db().select().from(orderLine).where(inArray(orderLine.orderId, ids)),
    ({ orderId }) => orderId,
  )
  const all = placed.map((order) => before(order, linesOf(order.id), buyer, random))
  await db()
    .insert(enquiry)
    .values(all.map((one) => one.enquiry))
  await db()
    .insert(enquiryLine)
    .values(all.flatMap(({ lines }) => lines))
  await db()
    .insert(enquiryQuote)
    .values(all.map(({ quote }) => quote))
  await db()
    .insert(enquiryPrice)
    .values(all.flatMap(({ prices }) => prices))
  await db()
    .insert(enquiryOrder)
    .values(all.map(({ order }) => order))
  await db()
    .insert(auditLog)
    .values(all.flatMap(({ log }) => log))
}
