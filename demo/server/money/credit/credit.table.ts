import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/dictionary'
import type { billState } from '../../../../src/money/credit/bill-state'
import { createdAt, id, moment, money, updatedAt, version } from '../../core/columns'

/** What was bought on credit in a month, and what of it was repaid. */
export const creditBill = pgTable(
  'credit_bill',
  {
    id: id(),
    customerId: text('customer_id').notNull(),
    /** `yyyy-MM` */
    month: text().notNull(),
    state: integer().$type<CodeOf<typeof billState>>().notNull(),
    /** Bought less what of it was refunded. */
    amount: money().notNull(),
    repaid: money().notNull().default(0),
    /** The day until which it is to be repaid, `yyyy-MM-dd`. */
    dueDate: text('due_date').notNull(),
    confirmedAt: moment('confirmed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  ({ customerId, month }) => [uniqueIndex('credit_bill_month').on(customerId, month)],
)
