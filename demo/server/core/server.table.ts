import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** The servers of this database, each under the number that its ids carry; the database's time rules. */
export const server = pgTable('server', {
  number: integer().primaryKey(),
  /** Of the process that has the number. */
  holder: text().notNull(),
  /** Machine and process, for people. */
  name: text().notNull(),
  seenAt: moment('seen_at').notNull(),
  /** What it has done of late; empty where it has ended. */
  figures: jsonb(),
})
