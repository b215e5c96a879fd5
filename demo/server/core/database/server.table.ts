import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Running servers by number. Times are database times. */
export const server = pgTable('server', {
  number: integer().primaryKey(),
  /** Id of the process. */
  holder: text().notNull(),
  /** Host name and process id, for people. */
  name: text().notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Recent figures. Empty after the server has ended. */
  figures: jsonb(),
})
