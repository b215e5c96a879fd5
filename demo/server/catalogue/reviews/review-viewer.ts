import { and, isNotNull, ne } from 'drizzle-orm'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import { db } from '../../core/database/db'
import { documents, type Viewer } from '../../core/documents/documents'
import { orderComment } from './reviews.table'

const standing = and(isNotNull(orderComment.orderLineId), ne(orderComment.state, commentState.code.deleted))

const { seenBy, seen } = documents(orderComment, (where) =>
  db().select().from(orderComment).where(and(where, standing)),
)

export const seenReview = seen

/** What a company wrote and did not take back; of that a sub-account sees what it wrote itself. */
export const writtenBy = (viewer: Viewer) => and(seenBy(viewer), standing)
