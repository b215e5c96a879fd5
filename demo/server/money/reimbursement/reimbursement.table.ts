import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ClaimState } from '../../../../src/money/reimbursement/claim'
import { document, money, onSite, owned } from '../../core/database/columns'

/** An expense. Amounts are decimal strings. */
export type Expense = {
  kind: number
  amount: string
  /** `yyyy-MM-dd` */
  spentOn: string
  orderNo: string
  note: string
  files: string[]
}

/** Expense claims of companies. */
export const expenseClaim = pgTable(
  'expense_claim',
  {
    ...document(),
    claimNo: text('claim_no').notNull().unique(),
    ...owned(),
    siteId: onSite(),
    title: text().notNull(),
    /** A code of `claimKind`, as all of this the first expense's; but the amount and the files are those of all. */
    kind: integer().notNull(),
    amount: money().notNull(),
    /** `yyyy-MM-dd` */
    spentOn: text('spent_on').notNull(),
    orderNo: text('order_no').notNull().default(''),
    note: text().notNull().default(''),
    files: jsonb().$type<string[]>().notNull(),
    /** All expenses, where there is more than one. */
    expenses: jsonb().$type<Expense[]>().notNull().default([]),
    state: integer().$type<ClaimState>().notNull().default(10),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId, createdAt: at, state }) => [
    index('expense_claim_customer').on(customerId, at),
    index('expense_claim_state').on(state),
  ],
)
