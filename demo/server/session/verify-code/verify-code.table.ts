import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/** The last code that was sent to a phone or e-mail address for one purpose. */
export const verifyCode = pgTable(
  'verify_code',
  {
    target: text().notNull(),
    scene: text().notNull(),
    /** As passwords are kept: what stands here opens nothing in the time that the code lives. */
    codeHash: text('code_hash').notNull(),
    /** Guesses so far. */
    tries: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ target, scene }) => [primaryKey({ columns: [target, scene] })],
)

/** When codes were sent of late, by where they went and by who asked. */
export const codeTurn = pgTable('code_turn', {
  key: text().primaryKey(),
  /** Milliseconds, the oldest first. */
  sentAt: jsonb('sent_at').$type<number[]>().notNull(),
})
