import { invoiceActions } from '../../../../src/money/invoices/invoice-machine'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { invoice } from './invoices.table'

export type InvoiceRow = typeof invoice.$inferSelect

export const {
  seenBy,
  seen: seenInvoice,
  lock: heldInvoice,
} = documents(invoice, (where) => db().select().from(invoice).where(where))

export const isOnPaper = ({ medium }: Pick<InvoiceRow, 'medium'>) => medium === invoiceMedium.code.paper

/** Names of what its buyer may do with it now. */
export const actionsFor = (row: InvoiceRow): string[] => invoiceActions(row.status, 'buyer')
