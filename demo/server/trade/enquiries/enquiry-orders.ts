import { and, desc, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageEnquiryOrders } from '../../../../src/trade/enquiries/enquiry-orders.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { inTimeSpan } from '../../core/database/in-time-span'
import { agreedPrice } from '../contracts/agreed-prices.table'
import { orderRows } from '../orders/order-rows'
import { seenBy } from '../orders/order-viewer'
import { orderLine, orders } from '../orders/orders.table'
import { enquiry, enquiryOrder } from './enquiries.table'

async function awardedAs(offerId: string, orderIds: readonly string[]) {
  const found = await db().select({ enquiryId: enquiry.id }).from(enquiry).where(eq(enquiry.offerId, offerId))
  return found.flatMap(({ enquiryId }) => orderIds.map((orderId) => ({ enquiryId, orderId })))
}

const atAwardedPrices = (orderIds: string[]) =>
  db()
    .selectDistinct({ enquiryId: agreedPrice.sourceId, orderId: orderLine.orderId })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(
      agreedPrice,
      and(
        eq(agreedPrice.skuId, orderLine.skuId),
        eq(agreedPrice.customerId, orders.customerId),
        eq(agreedPrice.source, 'enquiry'),
        eq(agreedPrice.price, orderLine.price),
        lte(agreedPrice.minQuantity, orderLine.qty),
        gt(agreedPrice.validTo, clock.now()),
      ),
    )
    .where(inArray(orderLine.orderId, orderIds))

/**
 * Records the inquiries of orders: by their quotation, or by a cart line at an awarded price. Part of the transaction that
 * places them.
 */
export async function linkEnquiries(orderIds: readonly string[], offerId: string | null) {
  const ids = [...orderIds]
  const rows = offerId ? await awardedAs(offerId, ids) : await atAwardedPrices(ids)
  if (rows.length > 0) await db().insert(enquiryOrder).values(rows).onConflictDoNothing()
}

type Question = Asked<typeof pageEnquiryOrders>['body']

/** Returns orders created from inquiries, latest first, with their inquiries. */
export async function enquiryOrdersPage(who: Member, asked: Question) {
  const { pageNumber, pageSize, timeRange } = asked
  const linked = db()
    .select({ one: sql`1` })
    .from(enquiryOrder)
    .where(eq(enquiryOrder.orderId, orders.id))
  const mine = and(seenBy(who), inTimeSpan(orders.createdAt, { timeRange }), exists(linked))
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const ids = rows.map(({ id }) => id)
  const shown = await orderRows(ids, who)
  const origins = ids.length
    ? await db()
        .select({ orderId: enquiryOrder.orderId, id: enquiry.id, enquiryNo: enquiry.enquiryNo })
        .from(enquiryOrder)
        .innerJoin(enquiry, eq(enquiry.id, enquiryOrder.enquiryId))
        .where(inArray(enquiryOrder.orderId, ids))
    : []
  const content = ids.flatMap((id) => {
    const row = shown.get(id)
    const enquiries = origins
      .filter(({ orderId }) => orderId === id)
      .map(({ id: enquiryId, enquiryNo }) => ({ id: enquiryId, enquiryNo }))
    return row ? [{ ...row, enquiries }] : []
  })
  return pageWith(content, await db().$count(orders, mine), asked)
}
