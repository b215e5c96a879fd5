import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { entry } from '../../core/database/columns'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** File uploaded by a buyer or created by the shop. It has no path and is never executed. */
export const uploadFile = pgTable(
  'upload_file',
  {
    ...entry(),
    ownerId: text('owner_id').notNull(),
    shownName: text('shown_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    /** Content. Empty if the file is in the bucket, under its id. */
    content: bytes(),
    /** SHA-256 of the object in the bucket. */
    digest: text(),
  },
  ({ ownerId }) => [index('upload_file_owner').on(ownerId)],
)
