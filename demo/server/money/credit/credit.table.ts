import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BillState } from '../../../../src/money/credit/bill-machine'
import type { LineMark } from '../../../../src/money/credit/line-mark-machine'
import { document, entry, moment, money, record } from '../../core/database/columns'

/** Monthly statements of purchases on credit, with the repaid amount. */
export const creditBill = pgTable(
  'credit_bill',
  {
    ...document(),
    customerId: text('customer_id').notNull(),
    /** `yyyy-MM` */
    month: text().notNull(),
    state: integer().$type<BillState>().notNull(),
    /** Bought less what was given back. */
    amount: money().notNull(),
    repaid: money().notNull().default(0),
    /** The day until which it is to be repaid, `yyyy-MM-dd`. */
    dueDate: text('due_date').notNull(),
    disputeReason: text('dispute_reason').notNull().default(''),
    /** Time of issue, when it began to wait for confirmation. */
    issuedAt: moment('issued_at'),
    confirmedAt: moment('confirmed_at'),
  },
  ({ customerId, month }) => [uniqueIndex('credit_bill_month').on(customerId, month)],
)

/** Assigns movements of the credit account to statements, each to one at most. */
export const creditBillLine = pgTable(
  'credit_bill_line',
  {
    lineId: text('line_id').primaryKey(),
    billId: text('bill_id').notNull(),
  },
  ({ billId }) => [index('credit_bill_line_bill').on(billId)],
)

/** Applications for credit, one per company. A rejected one is replaced by the next. */
export const creditApply = pgTable(
  'credit_apply',
  {
    ...document(),
    customerId: text('customer_id').notNull(),
    amountWanted: money('amount_wanted').notNull(),
    purpose: text().notNull(),
    files: jsonb().$type<string[]>().notNull(),
    /** 10 pending, 15 under review, 20 approved, 30 rejected. */
    reviewState: integer('review_state').$type<10 | 15 | 20 | 30>().notNull().default(10),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ customerId }) => [uniqueIndex('credit_apply_customer').on(customerId)],
)

/** The buyer's marks on statement lines. A line without row is unchecked. */
export const creditBillMark = pgTable(
  'credit_bill_mark',
  {
    ...record(),
    billId: text('bill_id').notNull(),
    /** The movement of the credit line. */
    lineId: text('line_id').notNull(),
    mark: integer().$type<LineMark>().notNull(),
    /** Reason of a dispute. */
    reason: text().notNull().default(''),
    /** Answer of the platform. */
    answer: text().notNull().default(''),
  },
  ({ billId, lineId }) => [uniqueIndex('credit_bill_mark_line').on(billId, lineId)],
)

/** Statements of other lenders, copied from their systems and never changed here. */
export const thirdBill = pgTable(
  'third_bill',
  {
    ...entry(),
    customerId: text('customer_id').notNull(),
    billNo: text('bill_no').notNull().unique(),
    provider: text().notNull(),
    /** `yyyy-MM` */
    month: text().notNull(),
    amount: money().notNull(),
    /** 10 unpaid, 20 paid. */
    state: integer().$type<10 | 20>().notNull(),
    dueDate: text('due_date').notNull(),
    paidAt: moment('paid_at'),
  },
  ({ customerId, month }) => [index('third_bill_customer').on(customerId, month)],
)

export const thirdBillLine = pgTable(
  'third_bill_line',
  {
    ...entry(),
    billId: text('bill_id').notNull(),
    refNo: text('ref_no').notNull(),
    about: text().notNull(),
    amount: money().notNull(),
  },
  ({ billId }) => [index('third_bill_line_bill').on(billId)],
)
