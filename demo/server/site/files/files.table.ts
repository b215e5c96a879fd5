import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { entry } from '../../core/database/columns'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A file that a buyer uploaded or the shop made. No path leads to it and no disk runs it. */
export const uploadFile = pgTable(
  'upload_file',
  {
    ...entry(),
    ownerId: text('owner_id').notNull(),
    shownName: text('shown_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    /** None: it lies in the bucket, under its id. */
    content: bytes(),
    /** SHA-256 of what lies in the bucket. */
    digest: text(),
  },
  ({ ownerId }) => [index('upload_file_owner').on(ownerId)],
)
