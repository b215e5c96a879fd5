import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { entry, moment } from '../../core/columns'

/** Who acts for the platform at its desk. */
export const operator = pgTable(
  'operator',
  {
    ...entry(),
    account: text().notNull(),
    /** The account as it is compared: see accountKey(). */
    loginKey: text('login_key').notNull(),
    passwordHash: text('password_hash').notNull(),
  },
  ({ loginKey }) => [uniqueIndex('operator_login').on(loginKey)],
)

export const operatorSession = pgTable('operator_session', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: text('operator_id')
    .notNull()
    .references(() => operator.id),
  expiresAt: moment('expires_at').notNull(),
})
