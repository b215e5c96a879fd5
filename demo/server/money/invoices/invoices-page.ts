import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageInvoices } from '../../../../src/money/invoices/invoices.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { statePage } from '../../core/documents/state-page'
import { inTimeSpan } from '../../core/database/in-time-span'
import { orders } from '../../trade/orders/orders.table'
import { invoiceRows } from './invoice-rows'
import { seenBy } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'

type Question = Asked<typeof pageInvoices>['body']

/** By a part of its own numbers, of its title, or of an order's number. */
function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
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
    seenBy(reading(who)),
    inTimeSpan(invoice.createdAt, { timeRange }),
    keyword ? holding(keyword) : undefined,
  )

export const invoicesPage = (who: Member, asked: Question) =>
  statePage(asked, asked.status, {
    table: invoice,
    state: invoice.status,
    where: narrowed(who, asked),
    rows: db().select().from(invoice),
    wire: (rows) => invoiceRows(rows, who),
  })
