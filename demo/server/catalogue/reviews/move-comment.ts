import { eq } from 'drizzle-orm'
import { commentMachine } from '../../../../src/catalogue/reviews/comment-machine'
import { db } from '../../core/database/db'
import { locked } from '../../core/documents/documents'
import { mover } from '../../core/documents/move'
import { orderComment } from './reviews.table'

/** Changes the state of a review. */
export const moveComment = mover(orderComment, commentMachine, {
  entity: 'comment',
  hold: (id) => locked(db().select().from(orderComment).where(eq(orderComment.id, id))),
  stateOf: ({ state }) => state,
  moved: (state) => ({ state }),
})
