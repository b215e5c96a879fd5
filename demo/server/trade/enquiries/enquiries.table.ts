import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EnquiryState } from '../../../../src/trade/enquiries/enquiry-machine'
import { document, entry, files, id, message, moment, money, owned } from '../../core/database/columns'
import { quotedPrice, requestedLine } from '../offers/offers.table'

/** Inquiry to suppliers. */
export const enquiry = pgTable(
  'enquiry',
  {
    ...document(),
    enquiryNo: text('enquiry_no').notNull().unique(),
    ...owned(),
    /** Brand site of the inquiry. */
    siteId: text('site_id').notNull(),
    state: integer().$type<EnquiryState>().notNull(),
    title: text().notNull(),
    /** Deadline for quotes. */
    deadline: moment('deadline').notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    remark: text().notNull().default(''),
    files: files(),
    /** Reason of closing. */
    reason: text().notNull().default(''),
    /** Accepted quote. The quotation for ordering it follows. */
    quoteId: text('quote_id'),
    offerId: text('offer_id'),
    /** Time since when the platform owes an answer. */
    waitsSince: moment('waits_since'),
  },
  (row) => [
    index('enquiry_customer').on(row.customerId, row.createdAt),
    index('enquiry_waits').on(row.waitsSince),
    index('enquiry_due').on(row.state, row.deadline),
  ],
)

export const enquiryLine = pgTable(
  'enquiry_line',
  { ...requestedLine(), enquiryId: text('enquiry_id').notNull() },
  ({ enquiryId, qty }) => [
    index('enquiry_line_enquiry').on(enquiryId),
    check('enquiry_line_qty', sql`${qty} between 1 and 99999`),
  ],
)

/** Versions of a supplier's quote, never changed. */
export const enquiryQuote = pgTable(
  'enquiry_quote',
  {
    ...entry(),
    enquiryId: text('enquiry_id').notNull(),
    supplier: text().notNull(),
    /** Version of this supplier's quote, from 1. */
    no: integer().notNull(),
    goodsAmount: money('goods_amount').notNull(),
    freight: money().notNull(),
    leadDays: integer('lead_days').notNull(),
    validTo: moment('valid_to').notNull(),
    remark: text().notNull().default(''),
  },
  ({ enquiryId, supplier, no }) => [uniqueIndex('enquiry_quote_no').on(enquiryId, supplier, no)],
)

export const enquiryPrice = pgTable('enquiry_price', quotedPrice(), ({ quoteId, lineId, price }) => [
  uniqueIndex('enquiry_price_line').on(quoteId, lineId),
  check('enquiry_price_positive', sql`${price} > 0`),
])

/** Messages of inquiries. */
export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    ...message('enquiry_id'),
    /** Recipient or author. Empty: all suppliers, or the platform. */
    supplier: text().notNull().default(''),
  },
  ({ documentId }) => [index('enquiry_message_enquiry').on(documentId)],
)

/** Order created from an inquiry. */
export const enquiryOrder = pgTable(
  'enquiry_order',
  {
    id: id(),
    enquiryId: text('enquiry_id').notNull(),
    orderId: text('order_id').notNull(),
  },
  ({ enquiryId, orderId }) => [
    uniqueIndex('enquiry_order_pair').on(enquiryId, orderId),
    index('enquiry_order_order').on(orderId),
  ],
)
