import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'
import { attemptColumns } from '../../core/security/pending-attempts'

/** Recent failed logins by account, by address, and by both together. */
export const signInAttempt = pgTable('sign_in_attempt', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment('last_at').notNull(),
  ...attemptColumns(),
})
