import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { complaint } from './complaints.table'

export type ComplaintRow = typeof complaint.$inferSelect

export const {
  seenBy,
  seen: seenComplaint,
  held: heldComplaint,
} = documents(complaint, (where) => db().select().from(complaint).where(where))
