import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeliveryComplaintState } from '../../../../src/trade/delivery-complaints/delivery-complaint-machine'
import { document, owned } from '../../core/columns'

/** A delivery that went wrong, as its buyer tells it. */
export const deliveryComplaint = pgTable(
  'delivery_complaint',
  {
    ...document(),
    no: text().notNull().unique(),
    ...owned(),
    state: integer().$type<DeliveryComplaintState>().notNull(),
    waybillNo: text('waybill_no').notNull(),
    title: text().notNull(),
    content: text().notNull(),
    reply: text().notNull().default(''),
  },
  (row) => [index('delivery_complaint_customer').on(row.customerId, row.createdAt)],
)
