import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'
import { commentState } from './comment-state'

export type CommentState = CodeOf<typeof commentState>

const { published, answered, deleted } = commentState.code

/** Steps of a review. */
const { steps, actions } = machine(commentState, {
  steps: {
    answer: { from: [published], to: answered, by: ['platform'] },
    /** Hides the review. Its order line cannot be reviewed again. */
    delete: { from: [published, answered], to: deleted, by: ['buyer'] },
  },
  actions: {
    append: { from: [published, answered], by: ['buyer'] },
  },
})

export const commentMachine = steps
export type CommentActor = ActorOf<typeof commentMachine>

/**
 * Returns the names of the steps and actions that an actor may take in a state.
 * @param appended the review already has an addition
 */
export const commentActions = (state: number, actor: CommentActor, appended: boolean): string[] =>
  actions(state, actor).filter((name) => name !== 'append' || !appended)
