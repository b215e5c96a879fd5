import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { orderComment } from './reviews.table'

export type CommentRow = typeof orderComment.$inferSelect
type Viewer = Pick<Member, 'companyId' | 'customerId' | 'accountKind'>

/** What a company wrote and did not take back; of that a sub-account sees what it wrote itself. */
export const writtenBy = ({ companyId, customerId, accountKind }: Viewer) =>
  and(
    eq(orderComment.customerId, companyId),
    isNotNull(orderComment.orderLineId),
    accountKind === 'main' ? undefined : eq(orderComment.placedBy, customerId),
    ne(orderComment.state, commentState.code.deleted),
  )

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function ownReview(id: string, viewer: Viewer): Promise<CommentRow> {
  const [found] = await db()
    .select()
    .from(orderComment)
    .where(and(eq(orderComment.id, id), writtenBy(viewer)))
  if (!found) throw notFound()
  return found
}
