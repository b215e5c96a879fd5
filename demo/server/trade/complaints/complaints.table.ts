import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ComplaintState } from '../../../../src/trade/complaints/complaint'
import { document, files, message, moment, onSite, owned } from '../../core/database/columns'

/** Complaint of a buyer. */
export const complaint = pgTable(
  'complaint',
  {
    ...document(),
    complaintNo: text('complaint_no').notNull().unique(),
    ...owned(),
    siteId: onSite(),
    /** A code of `complaintType`, or one of the site. */
    type: integer().notNull(),
    state: integer().$type<ComplaintState>().notNull(),
    orderId: text('order_id'),
    afterSaleId: text('after_sale_id'),
    title: text().notNull(),
    content: text().notNull(),
    phone: text().notNull(),
    files: files(),
    /** Result, or the reason of a rejection. */
    reply: text().notNull().default(''),
    /** Time since when the platform owes an answer. */
    waitsSince: moment('waits_since'),
    endedAt: moment('ended_at'),
  },
  (row) => [
    index('complaint_customer').on(row.customerId, row.createdAt),
    index('complaint_waits').on(row.waitsSince),
    index('complaint_state').on(row.state),
    index('complaint_right').on(row.afterSaleId),
  ],
)

/** Messages of complaints. */
export const complaintMessage = pgTable('complaint_message', message('complaint_id'), ({ documentId }) => [
  index('complaint_message_complaint').on(documentId),
])
