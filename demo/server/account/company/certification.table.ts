import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { document } from '../../core/database/columns'

/** Applications for certification, one per company. A rejected one is replaced by the next. */
export const certification = pgTable(
  'certification',
  {
    ...document(),
    customerId: text('customer_id').notNull(),
    company: text().notNull(),
    creditCode: text('credit_code').notNull(),
    /** Addresses of uploaded files. */
    licenses: jsonb().$type<string[]>().notNull(),
    legalPerson: text('legal_person').notNull(),
    idCard: text('id_card').notNull(),
    phone: text().notNull(),
    /** 10 pending, 15 under review, 20 approved, 30 rejected. */
    reviewState: integer('review_state').$type<10 | 15 | 20 | 30>().notNull().default(10),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId, reviewState }) => [
    uniqueIndex('certification_customer').on(customerId),
    index('certification_review').on(reviewState),
  ],
)
