import { and, count, desc, eq, exists, gte, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import type { pageInvoices } from '../../../../src/money/invoices/invoices.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { after, day } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { orders } from '../../trade/orders/orders.table'
import { invoiceRows } from './invoice-rows'
import { seenBy } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'

type Question = Asked<typeof pageInvoices>['body']

/** By a part of its own numbers, of its title, or of an order's number. */
function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
  const item = db()
    .select({ one: sql`1` })
    .from(invoiceItem)
    .innerJoin(orders, eq(orders.id, invoiceItem.orderId))
    .where(and(eq(invoiceItem.invoiceId, invoice.id), ilike(orders.orderNo, part)))
  return or(
    ilike(invoice.applyNo, part),
    ilike(invoice.number, part),
    ilike(sql`${invoice.title} ->> 'title'`, part),
    exists(item),
  )
}

/** Everything but the state: what the numbers at the tabs count. */
const narrowed = (who: Member, { keyword, timeRange }: Question): SQL | undefined =>
  and(
    seenBy(who),
    timeRange === undefined ? undefined : gte(invoice.createdAt, after(clock.now(), -timeRange * 30 * day)),
    keyword ? holding(keyword) : undefined,
  )

export async function invoicesPage(who: Member, asked: Question) {
  const { status, pageNumber, pageSize } = asked
  const found = await db()
    .select({ status: invoice.status, found: count() })
    .from(invoice)
    .where(narrowed(who, asked))
    .groupBy(invoice.status)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.status), row.found]))
  const all = found.reduce((total, row) => total + row.found, 0)
  const rows = await db()
    .select()
    .from(invoice)
    .where(and(narrowed(who, asked), status === undefined ? undefined : sql`${invoice.status} = ${status}`))
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = status === undefined ? all : (counts[status] ?? 0)
  return { ...pageWith(await invoiceRows(rows, who), total, asked), counts }
}
