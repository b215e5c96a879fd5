import type { CodeOf } from '../../core/dictionary'
import { commentState } from './comment-state'

export type CommentState = CodeOf<typeof commentState>
export type CommentActor = 'buyer' | 'platform'
type Deed = { from: readonly CommentState[]; by: readonly CommentActor[] }
type Step = Deed & { to: CommentState }

const { published, answered, deleted } = commentState.code

/** The ways of a review. The server refuses whatever is not a row of this table. */
export const commentMachine = {
  answer: { from: [published], to: answered, by: ['platform'] },
  /** It is shown no more; its line of the order is not reviewed a second time. */
  delete: { from: [published, answered], to: deleted, by: ['buyer'] },
} as const satisfies Record<string, Step>

/** What else may be done with one, without moving it: once, whatever was answered. */
const commentDeeds = {
  append: { from: [published, answered], by: ['buyer'] },
} as const satisfies Record<string, Deed>

export type CommentAction = keyof typeof commentMachine

const deeds: [string, Deed][] = [...Object.entries(commentMachine), ...Object.entries(commentDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: CommentActor) =>
  by.includes(actor) && from.some((one) => one === state)

/**
 * Names of what one in this state leaves open to somebody.
 * @param appended something was added to it already
 */
export const commentActions = (state: number, actor: CommentActor, appended: boolean): string[] =>
  deeds.flatMap(([name, deed]) =>
    allows(deed, state, actor) && !(appended && name === 'append') ? [name] : [],
  )
