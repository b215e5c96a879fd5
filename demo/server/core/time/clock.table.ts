import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

export const appClock = pgTable('app_clock', {
  id: text().primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})
