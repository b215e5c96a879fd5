import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../core/database/columns'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token: what stands here opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    site: text().notNull(),
    /** The browser as it called itself, cut. */
    device: text().notNull(),
    address: text().notNull(),
    seenAt: moment('seen_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('session_customer').on(table.customerId)],
)
