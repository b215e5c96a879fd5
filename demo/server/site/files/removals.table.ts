import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/**
 * Pending removal of an object from the bucket. Written for deleted files, and before each upload in case its row is never
 * created.
 */
export const fileRemoval = pgTable('file_removal', {
  fileId: text('file_id').primaryKey(),
  /** Due time by the database clock, which the demo clock does not affect. */
  dueAt: moment('due_at').notNull(),
  /** True if the removal is in progress, so that no row may claim the object. */
  going: boolean().notNull().default(false),
})
