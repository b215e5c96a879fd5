import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Rooms that have been seeded. */
export const seedRun = pgTable('seed_run', { room: text().primaryKey(), createdAt: createdAt() })
