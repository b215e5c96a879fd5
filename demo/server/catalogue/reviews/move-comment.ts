import { eq } from 'drizzle-orm'
import { commentMachine } from '../../../../src/catalogue/reviews/comment-machine'
import { db } from '../../core/db'
import { mover } from '../../core/move'
import { orderComment } from './reviews.table'

/** Moves a review. */
export const moveComment = mover(orderComment, commentMachine, {
  entity: 'comment',
  hold: async (id) =>
    (await db().select().from(orderComment).where(eq(orderComment.id, id)).for('update'))[0],
  stateOf: ({ state }) => state,
  moved: (state) => ({ state }),
})
