import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/dictionary'
import type { commissionType } from '../../../../src/account/promotion/commission-type'
import { entry, money } from '../../core/columns'

/** The link of a company, one for each page that it leads to. */
export const promotionLink = pgTable(
  'promotion_link',
  {
    ...entry(),
    /** The main account. */
    customerId: text('customer_id').notNull(),
    target: text().$type<'register'>().notNull(),
    code: text().notNull().unique(),
  },
  ({ customerId, target }) => [uniqueIndex('promotion_link_once').on(customerId, target)],
)

/** Every movement of commission, once; never changed and never deleted. What a company has is their sum. */
export const promotionRecord = pgTable(
  'promotion_record',
  {
    ...entry(),
    inviterId: text('inviter_id').notNull(),
    invitedId: text('invited_id').notNull(),
    orderId: text('order_id').notNull(),
    type: integer().$type<CodeOf<typeof commissionType>>().notNull(),
    /** Below 0: taken back. */
    amount: money().notNull(),
    /** The rate at which the order's commission was earned. */
    percent: integer().notNull(),
    /** The order itself, or the number of the refund. */
    refNo: text('ref_no').notNull(),
  },
  (row) => [
    uniqueIndex('promotion_record_once').on(row.orderId, row.type, row.refNo),
    index('promotion_record_time').on(row.inviterId, row.createdAt),
    index('promotion_record_invited').on(row.invitedId),
  ],
)
