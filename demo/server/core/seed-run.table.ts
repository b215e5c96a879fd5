import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Rooms whose first rows are in place. */
export const seedRun = pgTable('seed_run', { room: text().primaryKey(), createdAt: createdAt() })
