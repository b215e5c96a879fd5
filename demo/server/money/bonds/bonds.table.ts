import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { bondKind, BondState } from '../../../../src/money/bonds/bond'
import { document, moment, money, onSite } from '../../core/database/columns'

/** Money that a company leaves as a security. */
export const bond = pgTable(
  'bond',
  {
    ...document(),
    bondNo: text('bond_no').notNull().unique(),
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    kind: integer().$type<CodeOf<typeof bondKind>>().notNull(),
    title: text().notNull(),
    amount: money().notNull(),
    state: integer().$type<BondState>().notNull().default(10),
    /** `yyyy-MM-dd` */
    dueDate: text('due_date').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
    /** Reason of a refund request or a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId, createdAt: at, state }) => [
    index('bond_customer').on(customerId, at),
    index('bond_state').on(state),
  ],
)
