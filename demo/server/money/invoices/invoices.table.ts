import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ChargeState } from '../../../../src/money/invoices/charge-machine'
import type { InvoiceState } from '../../../../src/money/invoices/invoice-machine'
import { document, id, moment, money, onSite, owned, record } from '../../core/database/columns'

/** Copy of the title at the time of application. */
export type TitleSnapshot = {
  /** A code of `invoiceType`. */
  type: number
  title: string
  taxNo: string
  bank: string
  bankCard: string
  regAddress: string
  regPhone: string
}

/** Mailing address of a paper invoice. */
export type MailTo = { consignee: string; phone: string; regionName: string; detail: string }

/** An application for an invoice, and the invoice that it becomes. */
export const invoice = pgTable(
  'invoice',
  {
    ...document(),
    applyNo: text('apply_no').notNull().unique(),
    ...owned(),
    /** The brand site on which it was asked: its company sells. */
    siteId: text('site_id').notNull(),
    status: integer().$type<InvoiceState>().notNull(),
    /** A code of `invoiceMedium`. */
    medium: integer().notNull(),
    title: jsonb().$type<TitleSnapshot>().notNull(),
    mailTo: jsonb('mail_to').$type<MailTo>(),
    email: text().notNull().default(''),
    /** Below 0: a red one. */
    amount: money().notNull(),
    /** Number of the invoice. */
    number: text().unique(),
    /** Id of the PDF file. */
    fileId: text('file_id'),
    company: text().notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    /** Reason of a refusal. */
    reason: text().notNull().default(''),
    /** The invoice that this one undoes. */
    redOf: text('red_of').unique(),
    /** The red one that has undone this. */
    reddenedBy: text('reddened_by'),
    issuedAt: moment('issued_at'),
    mailedAt: moment('mailed_at'),
  },
  (row) => [
    index('invoice_customer').on(row.customerId, row.createdAt),
    index('invoice_status').on(row.status, row.updatedAt),
  ],
)

/** Parts of orders on an invoice. */
export const invoiceItem = pgTable(
  'invoice_item',
  {
    id: id(),
    invoiceId: text('invoice_id').notNull(),
    orderId: text('order_id').notNull(),
    amount: money().notNull(),
  },
  ({ invoiceId, orderId }) => [
    index('invoice_item_invoice').on(invoiceId),
    index('invoice_item_order').on(orderId),
  ],
)

/** Postage or tax difference. */
export const invoiceCharge = pgTable(
  'invoice_charge',
  {
    ...record(),
    invoiceId: text('invoice_id').notNull(),
    ...owned(),
    siteId: onSite(),
    /** A code of `chargeKind`. */
    kind: integer().notNull(),
    state: integer().$type<ChargeState>().notNull(),
    amount: money().notNull(),
    remark: text().notNull().default(''),
    paidAt: moment('paid_at'),
  },
  ({ invoiceId, customerId, createdAt: at, amount }) => [
    index('invoice_charge_invoice').on(invoiceId),
    index('invoice_charge_customer').on(customerId, at),
    check('invoice_charge_amount', sql`${amount} > 0`),
  ],
)
