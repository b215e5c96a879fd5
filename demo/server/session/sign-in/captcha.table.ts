import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

export const captcha = pgTable('captcha', {
  /** Key chosen by the page that shows the picture. */
  key: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})
