import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { document, id, moment, money } from '../../core/database/columns'

/** Withdrawals from a deposit. */
export const depositWithdraw = pgTable(
  'deposit_withdraw',
  {
    ...document(),
    customerId: text('customer_id').notNull(),
    amount: money().notNull(),
    bank: text().notNull(),
    bankCard: text('bank_card').notNull(),
    holder: text().notNull(),
    /** 10 pending, 15 under review, 20 paid out, 30 rejected or taken back. */
    reviewState: integer('review_state').$type<10 | 15 | 20 | 30>().notNull().default(10),
    cancelled: boolean().notNull().default(false),
    reason: text().notNull().default(''),
  },
  ({ customerId, createdAt: at }) => [index('deposit_withdraw_customer').on(customerId, at)],
)

/** Deposits in the ERP, copied from it and never changed here. */
export const u9Deposit = pgTable(
  'u9_deposit',
  {
    id: id(),
    customerId: text('customer_id').notNull(),
    u9No: text('u9_no').notNull().unique(),
    amount: money().notNull(),
    balance: money().notNull(),
    remark: text().notNull().default(''),
    /** `yyyy-MM-dd` */
    bookedOn: text('booked_on').notNull(),
    syncedAt: moment('synced_at').notNull(),
  },
  ({ customerId, bookedOn }) => [index('u9_deposit_customer').on(customerId, bookedOn)],
)
