import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Counts of limits per window, for all servers together, in database time. */
export const limitWindow = pgTable('limit_window', {
  key: text().primaryKey(),
  count: integer().notNull(),
  until: moment('until').notNull(),
})
