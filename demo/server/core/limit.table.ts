import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** How often something came within its window, on all servers together; the database's time rules. */
export const limitWindow = pgTable('limit_window', {
  key: text().primaryKey(),
  count: integer().notNull(),
  until: moment('until').notNull(),
})
