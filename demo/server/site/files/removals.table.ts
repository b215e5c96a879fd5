import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/**
 * Objects of the bucket that are to go: of files that were deleted, and of those whose row may never come, written down
 * before the object is put.
 */
export const fileRemoval = pgTable('file_removal', {
  fileId: text('file_id').primaryKey(),
  /** By the database’s own time, which nobody moves. */
  dueAt: moment('due_at').notNull(),
  /** It is being removed: no row may claim it any more. */
  going: boolean().notNull().default(false),
})
