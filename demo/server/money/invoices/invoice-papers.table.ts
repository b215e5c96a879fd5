import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { reviewState } from '../../../../src/words/review-state'
import type { TitleKind } from '../../../../src/money/invoices/title-kind'
import { record, yesNo } from '../../core/database/columns'

/** Invoice titles of companies. */
export const invoiceTitle = pgTable(
  'invoice_title',
  {
    ...record(),
    /** The main account. */
    customerId: text('customer_id').notNull(),
    kind: integer().$type<TitleKind>().notNull(),
    title: text().notNull(),
    taxNo: text('tax_no').notNull().default(''),
    bank: text().notNull().default(''),
    bankCard: text('bank_card').notNull().default(''),
    regAddress: text('reg_address').notNull().default(''),
    regPhone: text('reg_phone').notNull().default(''),
    isDefault: yesNo('is_default').notNull().default(20),
    reviewState: integer('review_state').$type<CodeOf<typeof reviewState>>().notNull(),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId, reviewState: state }) => [
    index('invoice_title_customer').on(customerId),
    index('invoice_title_review').on(state),
  ],
)

/** Mailing addresses for paper invoices. */
export const invoiceAddress = pgTable(
  'invoice_address',
  {
    ...record(),
    customerId: text('customer_id').notNull(),
    consignee: text().notNull(),
    phone: text().notNull(),
    regionCode: text('region_code').notNull(),
    detail: text().notNull(),
    isDefault: yesNo('is_default').notNull().default(20),
  },
  ({ customerId }) => [index('invoice_address_customer').on(customerId)],
)
