import { and, eq } from 'drizzle-orm'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { complaint } from './complaints.table'

export type ComplaintRow = typeof complaint.$inferSelect
type Viewer = Pick<Member, 'companyId' | 'customerId' | 'accountKind'>

/** A company's complaints; of those a sub-account sees what it filed itself. */
export const seenBy = ({ companyId, customerId, accountKind }: Viewer) =>
  and(
    eq(complaint.customerId, companyId),
    accountKind === 'main' ? undefined : eq(complaint.placedBy, customerId),
  )

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenComplaint(id: string, viewer: Viewer): Promise<ComplaintRow> {
  const [found] = await db()
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}
