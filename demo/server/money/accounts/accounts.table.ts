import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, entry, moment, updatedAt } from '../../core/columns'

/** What a buyer has with the shop. Of a credit line the balance is what is left of it. */
export type AccountKind = 'deposit' | 'points' | 'credit'

/** Minor units of money, whole points: one column for both, since one ledger holds both. */
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** One row for each kind of account of a main account; what its ledger comes to. */
export const account = pgTable(
  'account',
  {
    customerId: text('customer_id').notNull(),
    kind: text().$type<AccountKind>().notNull(),
    balance: amount('balance').default(0),
    /** Set aside for a withdrawal that is under review. */
    frozen: amount('frozen').default(0),
    /** Of a credit line: how much was granted. */
    granted: amount('granted').default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  ({ customerId, kind, balance, frozen, granted }) => [
    primaryKey({ columns: [customerId, kind] }),
    check('account_balance', sql`${balance} >= 0 and ${frozen} >= 0`),
    check('account_granted', sql`${kind} <> 'credit' or ${balance} <= ${granted}`),
  ],
)

/** Every movement of every account, once; never deleted, and changed only where a line of the past moves the balance. */
export const ledger = pgTable(
  'ledger',
  {
    ...entry(),
    customerId: text('customer_id').notNull(),
    kind: text().$type<AccountKind>().notNull(),
    /** A code of `depositType`, `pointsSource` or `creditType`. */
    bizType: integer('biz_type').notNull(),
    /** Below 0: taken. */
    amount: amount('amount'),
    /** The balance with what is frozen, as the lines come to it in the order of time. */
    balanceAfter: amount('balance_after'),
    /** What it was moved for: one movement of a type for each. */
    refNo: text('ref_no').notNull(),
    remark: text().notNull().default(''),
  },
  (row) => [
    uniqueIndex('ledger_once').on(row.customerId, row.kind, row.bizType, row.refNo),
    index('ledger_time').on(row.customerId, row.kind, row.createdAt),
  ],
)

/** Points that came together and expire together; the first to expire are spent first. */
export const pointsLot = pgTable(
  'points_lot',
  {
    ...entry(),
    customerId: text('customer_id').notNull(),
    /** A code of `pointsSource`. */
    source: integer().notNull(),
    amount: amount('amount'),
    remaining: amount('remaining'),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ customerId, expiresAt, remaining }) => [
    index('points_lot_customer').on(customerId, expiresAt),
    index('points_lot_due').on(expiresAt),
    check('points_lot_remaining', sql`${remaining} >= 0`),
  ],
)

/** Which lots a spending took its points from, so that they come back with the life that they had. */
export const pointsUse = pgTable(
  'points_use',
  {
    ...entry(),
    lotId: text('lot_id').notNull(),
    /** The spending's reference in the ledger. */
    refNo: text('ref_no').notNull(),
    customerId: text('customer_id').notNull(),
    amount: amount('amount'),
    /** How many of them came back. */
    returned: amount('returned').default(0),
  },
  ({ customerId, refNo, amount: taken, returned }) => [
    index('points_use_ref').on(customerId, refNo),
    check('points_use_returned', sql`${returned} between 0 and ${taken}`),
  ],
)
