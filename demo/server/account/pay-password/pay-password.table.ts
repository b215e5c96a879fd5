import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'
import { attemptColumns } from '../../core/security/pending-attempts'

/** Wrong payment passwords of a person since the last right one. */
export const payPasswordTry = pgTable('pay_password_try', {
  customerId: text('customer_id').primaryKey(),
  failures: integer().notNull(),
  /** No try counts before this. */
  lockedUntil: moment('locked_until'),
  ...attemptColumns(),
})
