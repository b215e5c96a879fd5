import { and, eq } from 'drizzle-orm'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound } from '../../core/refusal'
import { complaint } from './complaints.table'

export type ComplaintRow = typeof complaint.$inferSelect

/** A company's complaints; of those a sub-account sees what it filed itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, complaint)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenComplaint(id: string, viewer: Viewer): Promise<ComplaintRow> {
  const [found] = await db()
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}
