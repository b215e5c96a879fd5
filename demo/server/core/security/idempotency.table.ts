import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Responses to calls that create money or orders, stored for a day under their Idempotency-Key. */
export const idempotency = pgTable(
  'idempotency',
  {
    customerId: text('customer_id').notNull(),
    route: text().notNull(),
    key: text().notNull(),
    /** Hash of the request, because one key must not serve two different requests. */
    asked: text().notNull(),
    /** JSON of the response's data. Empty while the call runs. */
    answer: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.route, table.key] })],
)
