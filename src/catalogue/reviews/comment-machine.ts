import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'
import { commentState } from './comment-state'

export type CommentState = CodeOf<typeof commentState>

const { published, answered, deleted } = commentState.code

/** The ways of a review. */
const { steps, actions } = machine(commentState, {
  steps: {
    answer: { from: [published], to: answered, by: ['platform'] },
    /** It is shown no more; its line of the order is not reviewed a second time. */
    delete: { from: [published, answered], to: deleted, by: ['buyer'] },
  },
  actions: {
    append: { from: [published, answered], by: ['buyer'] },
  },
})

export const commentMachine = steps
export type CommentActor = ActorOf<typeof commentMachine>

/**
 * Names of what one in this state leaves open to somebody.
 * @param appended something was added to it already
 */
export const commentActions = (state: number, actor: CommentActor, appended: boolean): string[] =>
  actions(state, actor).filter((name) => name !== 'append' || !appended)
