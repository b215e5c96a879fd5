import { and, asc, count, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal, toMinor } from '../../../../src/core/money'
import type { pageInvoicable } from '../../../../src/money/invoices/invoice-apply.contract'
import { orderStatesFor } from '../../../../src/words/order-machine'
import { grouped } from '../../catalogue/goods/grouped'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { inTimeSpan } from '../../core/database/in-time-span'
import { seenBy } from '../../trade/orders/order-viewer'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { invoice } from './invoices.table'
import { invoicedParts, leftWith } from './left-to-invoice'

type Question = Asked<typeof pageInvoicable>['body']

function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
  const line = db()
    .select({ one: sql`1` })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orders.id), ilike(sql`${orderLine.snapshot} ->> 'goodsName'`, part)))
  return or(ilike(orders.orderNo, part), exists(line))
}

async function linesOf(orderIds: string[]) {
  const rows = await db()
    .select({ orderId: orderLine.orderId, snapshot: orderLine.snapshot })
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds, '']))
    .orderBy(asc(orderLine.id))
  return grouped(rows, ({ orderId }) => orderId)
}

/** Reads orders that can be invoiced, the latest first. */
export async function invoicablePage(
  who: Member,
  { keyword, timeRange, ...paging }: Question,
): Promise<Answer<typeof pageInvoicable>> {
  const parts = invoicedParts(eq(invoice.customerId, who.companyId))
  const left = leftWith(parts)
  const wanted = and(
    seenBy(who),
    inArray(orders.state, [...orderStatesFor('askInvoice')]),
    sql`${left} > 0`,
    inTimeSpan(orders.createdAt, { timeRange }),
    keyword ? holding(keyword) : undefined,
  )
  const [found] = await db()
    .select({ total: count() })
    .from(orders)
    .leftJoin(parts, eq(parts.orderId, orders.id))
    .where(wanted)
  const rows = await db()
    .select({ order: orders, left: left.mapWith(toMinor) })
    .from(orders)
    .leftJoin(parts, eq(parts.orderId, orders.id))
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const lines = await linesOf(rows.map(({ order }) => order.id))
  const content = rows.map(({ order, left: rest }) => {
    const own = lines(order.id)
    return {
      orderId: order.id,
      orderNo: order.orderNo,
      createdAt: wireTime(order.createdAt),
      goodsName: own[0]?.snapshot.goodsName ?? '',
      kinds: own.length,
      paid: toDecimal(order.paidAmount),
      refunded: toDecimal(order.refundedAmount),
      left: toDecimal(rest),
    }
  })
  return pageWith(content, found?.total ?? 0, paging)
}
