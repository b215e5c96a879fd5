import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Answers to calls that create money or orders, kept for a day under the key that their sender chose. */
export const idempotency = pgTable(
  'idempotency',
  {
    customerId: text('customer_id').notNull(),
    route: text().notNull(),
    key: text().notNull(),
    /** What was asked, as a hash: the same key may not stand for two wishes. */
    asked: text().notNull(),
    /** JSON of the answer's data; empty while the call runs. */
    answer: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.route, table.key] })],
)
