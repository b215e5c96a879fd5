import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, entry, moment } from '../../core/database/columns'
import type { OperatorRole } from '../../core/operator/operator-permission'

/** Operator of the platform. */
export const operator = pgTable(
  'operator',
  {
    ...entry(),
    account: text().notNull(),
    /** Account name in normalised form, see accountKey(). */
    loginKey: text('login_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** True if the password was set by an administrator. The operator must replace it at the first login. */
    startPassword: boolean('start_password').notNull().default(false),
    role: text().$type<OperatorRole>().notNull(),
    lockedAt: moment('locked_at'),
    /** Secret of the second factor in base32, encrypted if a key is configured. Valid after the first correct code. */
    totpSecret: text('totp_secret'),
    totpSince: moment('totp_since'),
    /** Time step of the last accepted code, so that no code is accepted twice. */
    totpStep: integer('totp_step'),
  },
  ({ loginKey }) => [uniqueIndex('operator_login').on(loginKey)],
)

const ofOperator = () =>
  text('operator_id')
    .notNull()
    .references(() => operator.id)

/** Recovery code for a lost second factor. Used codes are deleted. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  { operatorId: ofOperator(), codeHash: text('code_hash').notNull() },
  ({ operatorId, codeHash }) => [primaryKey({ columns: [operatorId, codeHash] })],
)

export const operatorSession = pgTable('operator_session', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: ofOperator(),
  createdAt: createdAt(),
  seenAt: moment('seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** True if the second factor was verified. */
  proven: boolean().notNull(),
  address: text().notNull(),
  device: text().notNull(),
})
