import { and, eq } from 'drizzle-orm'
import {
  invoiceActions,
  mayDoWithInvoice,
  type InvoiceDeed,
} from '../../../../src/money/invoices/invoice-machine'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound, stateChanged } from '../../core/refusal'
import { invoice } from './invoices.table'

export type InvoiceRow = typeof invoice.$inferSelect

/** A company's invoices; of those a sub-account sees what it asked for itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, invoice)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenInvoice(id: string, viewer: Viewer): Promise<InvoiceRow> {
  const [found] = await db()
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** The same for what is done without moving it. @throws Refusal 404, 409 */
export async function invoiceFor(deed: InvoiceDeed, id: string, viewer: Viewer): Promise<InvoiceRow> {
  const row = await seenInvoice(id, viewer)
  if (!mayDoWithInvoice(deed, row.status, 'buyer')) throw stateChanged()
  return row
}

export const isOnPaper = ({ medium }: Pick<InvoiceRow, 'medium'>) => medium === invoiceMedium.code.paper

/** Names of what its buyer may do with it now. */
export const actionsFor = (row: InvoiceRow): string[] => invoiceActions(row.status, 'buyer')
