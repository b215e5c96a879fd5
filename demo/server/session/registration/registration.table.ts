import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from '../../core/database/columns'

/** Columns of an application: applicant, company and review. */
const application = () => ({
  id: id(),
  customerId: text('customer_id').notNull(),
  company: text().notNull(),
  creditCode: text('credit_code').notNull(),
  /** URLs of uploaded files. */
  licenses: jsonb().$type<string[]>().notNull(),
  contact: text().notNull(),
  phone: text().notNull(),
  /** 10 pending, 15 under review, 20 approved, 30 rejected. */
  reviewState: integer('review_state').$type<10 | 15 | 20 | 30>().notNull().default(10),
  /** Reason for the rejection. */
  reason: text().notNull().default(''),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Application for enterprise membership. Submitting again replaces a rejected one. */
export const membership = pgTable('membership', application(), ({ customerId, reviewState }) => [
  uniqueIndex('membership_customer').on(customerId),
  index('membership_review').on(reviewState),
])

/** Application of a supplier. */
export const supplierApply = pgTable(
  'supplier_apply',
  {
    ...application(),
    /** Ids of first-level categories. */
    categories: jsonb().$type<string[]>().notNull(),
    bank: text().notNull(),
    bankCard: text('bank_card').notNull(),
  },
  ({ customerId, reviewState }) => [
    uniqueIndex('supplier_apply_customer').on(customerId),
    index('supplier_apply_review').on(reviewState),
  ],
)
