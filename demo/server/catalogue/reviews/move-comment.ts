import { eq } from 'drizzle-orm'
import {
  commentMachine,
  type CommentAction,
  type CommentActor,
} from '../../../../src/catalogue/reviews/comment-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound, notPermitted, stateChanged } from '../../core/refusal'
import type { CommentRow } from './review-viewer'
import { orderComment } from './reviews.table'

const has = <T>(list: readonly T[], one: T) => list.includes(one)

/**
 * The one way in which a review changes its state: along a row of the machine's table, once.
 * @param kept what changes with the state
 * @throws Refusal 403, 404, 409 when it is in no state that the action starts from
 */
export function moveComment(
  id: string,
  action: CommentAction,
  mover: { actor: CommentActor; actorId?: string },
  kept: Partial<Pick<CommentRow, 'reply'>> = {},
) {
  const { from, to, by } = commentMachine[action]
  return tx(async () => {
    if (!has<CommentActor>(by, mover.actor)) throw notPermitted()
    const [row] = await db().select().from(orderComment).where(eq(orderComment.id, id)).for('update')
    if (!row) throw notFound()
    if (!has<number>(from, row.state)) throw stateChanged()
    await db()
      .update(orderComment)
      .set({ ...kept, state: to, version: row.version + 1 })
      .where(eq(orderComment.id, id))
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'comment',
      entityId: id,
      action,
      fromState: row.state,
      toState: to,
    })
    return row
  })
}
