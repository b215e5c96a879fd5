import type { CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'
import { billState } from './bill-state'
import { lineMark } from './line-mark'

export type LineMark = CodeOf<typeof lineMark>

const { open, ticked, disputed, answered } = lineMark.code

const { steps, actions } = machine(lineMark, {
  steps: {
    tick: { from: [open, answered], to: ticked, by: ['buyer'] },
    untick: { from: [ticked], to: open, by: ['buyer'] },
    dispute: { from: [open, ticked, answered], to: disputed, by: ['buyer'] },
    takeBack: { from: [disputed], to: open, by: ['buyer'] },
    answer: { from: [disputed], to: answered, by: ['platform'] },
  },
})

/** State machine of a statement line: the buyer ticks or disputes it, the platform answers disputes. */
export const lineMarkMachine = steps
type Actor = ActorOf<typeof lineMarkMachine>

export const lineActionNames = ['tick', 'untick', 'dispute', 'takeBack'] as const

/** Statement state in which each side can act on the lines. */
const turns: Record<Actor, number> = {
  buyer: billState.code.toBeConfirmed,
  platform: billState.code.disputed,
}

/** Returns whether the lines of a statement can still be checked or answered. */
export const isUnderReview = (bill: number) => Object.values(turns).includes(bill)

/** Returns the mark to show; undefined: none. After the review, lines without a mark count as confirmed. */
export const shownMark = (mark: number, bill: number) =>
  mark === open && !isUnderReview(bill) ? undefined : mark

/** Returns the names of the steps that an actor can take on a line, given the state of its statement. */
export const lineActions = (mark: number, bill: number, actor: Actor): string[] =>
  turns[actor] === bill ? actions(mark, actor) : []
