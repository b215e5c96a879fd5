import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { entry } from '../../core/columns'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A file that a buyer uploaded. It lives in the database, where no path leads to it and no disk runs it. */
export const uploadFile = pgTable(
  'upload_file',
  {
    ...entry(),
    ownerId: text('owner_id').notNull(),
    shownName: text('shown_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
  },
  ({ ownerId }) => [index('upload_file_owner').on(ownerId)],
)
