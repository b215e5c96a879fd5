import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { invoiceDetail, invoicesOfOrder } from '../../../../src/money/invoices/invoices.contract'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { documentSites } from '../../site/brand-site/document-sites'
import { seenOrder } from '../../trade/orders/order-viewer'
import { logOf } from './invoice-log'
import { invoiceRows } from './invoice-rows'
import { seenBy, seenInvoice, type InvoiceRow } from './invoice-viewer'
import { invoice, invoiceItem } from './invoices.table'
import { askable, leftOf } from './left-to-invoice'

type Wire = Answer<typeof invoiceDetail>

async function full(row: InvoiceRow, who: Member): Promise<Wire> {
  const [wire] = await invoiceRows([row], who)
  if (!wire) throw notFound()
  const { taxNo, bank, bankCard, regAddress, regPhone } = row.title
  const { consignee = '', phone = '', regionName = '', detail = '' } = row.mailTo ?? {}
  return {
    ...wire,
    facts: { taxNo, bank, bankCard, regAddress, regPhone },
    email: row.email,
    mailTo: [consignee, phone, regionName, detail].filter(Boolean).join(' '),
    log: await logOf(row.id, who),
  }
}

/** @throws Refusal 404 */
export const detailOf = async (who: Member, id: string) => full(await seenInvoice(id, reading(who)), who)

/** Returns the invoiced and the remaining amount of an order. @throws Refusal 404 */
export async function ofOrder(who: Member, no: string): Promise<Answer<typeof invoicesOfOrder>> {
  const order = await seenOrder(no, reading(who))
  const { id, orderNo, state, paidAmount, refundedAmount } = order
  const items = await db()
    .select({ id: invoiceItem.invoiceId })
    .from(invoiceItem)
    .where(eq(invoiceItem.orderId, id))
  const rows = await db()
    .select()
    .from(invoice)
    .where(and(seenBy(reading(who)), inArray(invoice.id, [...items.map((item) => item.id), ''])))
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
  const invoices: Wire[] = []
  for (const row of rows) invoices.push(await full(row, who))
  const left = askable(order, (await leftOf([id])).get(id) ?? 0)
  const amounts = { paid: toDecimal(paidAmount), refunded: toDecimal(refundedAmount), left: toDecimal(left) }
  const siteOf = await documentSites(who)
  return { id, orderNo, state, ...siteOf(order.siteId), ...amounts, invoices }
}
