import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { payoutState } from '../../../../src/account/promotion/payout'
import type { commissionType } from '../../../../src/account/promotion/commission-type'
import { document, entry, money, onSite, owned } from '../../core/database/columns'

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

/** Every movement of commission, once; never changed and never deleted. What a company has on a site is their sum. */
export const promotionRecord = pgTable(
  'promotion_record',
  {
    ...entry(),
    inviterId: text('inviter_id').notNull(),
    /** Invited buyer of the order. Null for a payout. */
    invitedId: text('invited_id'),
    orderId: text('order_id'),
    siteId: onSite(),
    type: integer().$type<CodeOf<typeof commissionType>>().notNull(),
    /** Below 0: taken back, or paid out. */
    amount: money().notNull(),
    /** The rate at which the order's commission was earned. */
    percent: integer().notNull(),
    /** The order itself, or the number of the refund or the payout. */
    refNo: text('ref_no').notNull(),
  },
  (row) => [
    uniqueIndex('promotion_record_once').on(row.orderId, row.type, row.refNo),
    index('promotion_record_time').on(row.inviterId, row.createdAt),
    index('promotion_record_invited').on(row.invitedId),
  ],
)

/** Commission that was asked to be paid out. */
export const commissionPayout = pgTable(
  'commission_payout',
  {
    ...document(),
    payoutNo: text('payout_no').notNull().unique(),
    ...owned(),
    siteId: onSite(),
    amount: money().notNull(),
    state: integer().$type<CodeOf<typeof payoutState>>().notNull().default(10),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId, createdAt: at, state }) => [
    index('commission_payout_customer').on(customerId, at),
    index('commission_payout_state').on(state),
  ],
)
