import type { CodeOf } from '../../core/dictionary'
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

/** The ways of a line of a statement: the buyer ticks or disputes it, the platform answers what was disputed. */
export const lineMarkMachine = steps
type Actor = ActorOf<typeof lineMarkMachine>

export const lineActionNames = ['tick', 'untick', 'dispute', 'takeBack'] as const

/** Whose turn it is with the lines of a statement in this state. */
const turns: Record<Actor, number> = {
  buyer: billState.code.toBeConfirmed,
  platform: billState.code.disputed,
}

/** Names of the steps that a line leaves open to one side, while its statement is in this state. */
export const lineActions = (mark: number, bill: number, actor: Actor): string[] =>
  turns[actor] === bill ? actions(mark, actor) : []
