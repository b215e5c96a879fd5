import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, entry, moment, updatedAt } from '../../core/database/columns'

/** Kinds of accounts. The balance of credit is the unused part. */
export type AccountKind = 'deposit' | 'points' | 'credit'

/** Minor units of money or whole points, in one column because one ledger contains both. */
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** One row per main account and kind: the sum of its ledger. */
export const account = pgTable(
  'account',
  {
    customerId: text('customer_id').notNull(),
    kind: text().$type<AccountKind>().notNull(),
    balance: amount('balance').default(0),
    /** Set aside for a withdrawal that is under review. */
    frozen: amount('frozen').default(0),
    /** Granted credit. */
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
    /** Reference of the movement, unique per type. */
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

/** Lots from which points were spent, so that returned points keep their expiry. */
export const pointsUse = pgTable(
  'points_use',
  {
    ...entry(),
    lotId: text('lot_id').notNull(),
    /** The spending's reference in the ledger. */
    refNo: text('ref_no').notNull(),
    customerId: text('customer_id').notNull(),
    amount: amount('amount'),
    /** Number of returned points. */
    returned: amount('returned').default(0),
  },
  ({ customerId, refNo, amount: taken, returned }) => [
    index('points_use_ref').on(customerId, refNo),
    check('points_use_returned', sql`${returned} between 0 and ${taken}`),
  ],
)
