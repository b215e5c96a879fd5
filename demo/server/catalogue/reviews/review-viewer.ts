import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import { db } from '../../core/db'
import { seenBy, type Viewer } from '../../core/documents'
import { notFound } from '../../core/refusal'
import { orderComment } from './reviews.table'

export type CommentRow = typeof orderComment.$inferSelect

/** What a company wrote and did not take back; of that a sub-account sees what it wrote itself. */
export const writtenBy = (viewer: Viewer) =>
  and(
    seenBy(viewer, orderComment),
    isNotNull(orderComment.orderLineId),
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
