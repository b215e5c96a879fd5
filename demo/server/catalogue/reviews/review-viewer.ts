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

/** Selects a company's reviews without deleted ones. A sub-account sees only its own. */
export const writtenBy = (viewer: Viewer) => and(seenBy(viewer), standing)
