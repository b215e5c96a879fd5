import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../core/database/columns'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, so that a database leak reveals no valid tokens. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    site: text().notNull(),
    /** User agent of the browser, truncated. */
    device: text().notNull(),
    address: text().notNull(),
    seenAt: moment('seen_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('session_customer').on(table.customerId)],
)
