import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/** Last code sent to a phone or e-mail address for one purpose. */
export const verifyCode = pgTable(
  'verify_code',
  {
    target: text().notNull(),
    scene: text().notNull(),
    /** Password hash of the code. Cracking it takes longer than the code is valid. */
    codeHash: text('code_hash').notNull(),
    /** Number of attempts so far. */
    tries: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ target, scene }) => [primaryKey({ columns: [target, scene] })],
)

/** Times of recently sent codes, by target and by requesting address. */
export const codeTurn = pgTable('code_turn', {
  key: text().primaryKey(),
  /** Times in milliseconds, oldest first. */
  sentAt: jsonb('sent_at').$type<number[]>().notNull(),
})
