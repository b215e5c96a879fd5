import {
  reviewActions,
  reviewMachine,
  type ReviewAction,
} from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import type { CodeOf } from '../../../../src/core/dictionary'
import type { Text } from '../../../../src/core/messages'
import type { DeskAction, DeskField, DeskRow, DeskValues } from '../../core/desk'
import { stateChanged } from '../../core/refusal'

type State = CodeOf<typeof reviewState>

/** A step of a review: from which state to which, and why. */
export type ReviewStep = { from: readonly State[]; to: State; action: ReviewAction; reason: string }

/** States in which something waits for the platform. */
export const waitsForReview: readonly State[] = [reviewState.code.pending, reviewState.code.underReview]

/** What the platform may do with something in this state, and what it does by itself. */
export function reviewWays(state: number): Pick<DeskRow, 'actions' | 'auto'> {
  const actions = reviewActions(state, 'platform')
  return { actions, auto: actions[0] }
}

const reason: DeskField = { name: 'reason', label: ['驳回原因', 'Reason'], kind: 'textarea' }
const labels: Record<'takeUp' | 'approve' | 'reject', Text> = {
  takeUp: ['开始审核', 'Take up'],
  approve: ['通过', 'Approve'],
  reject: ['驳回', 'Reject'],
}

/**
 * Actions of a desk at which something is reviewed.
 * @param move changes the row if it stands in one of the step's states, with what follows. @returns whether it did
 */
export function reviewing(move: (id: string, step: ReviewStep) => Promise<boolean>) {
  const action = (name: keyof typeof labels, fields?: readonly DeskField[]): DeskAction => ({
    label: labels[name],
    fields,
    async act(id: string, values: DeskValues) {
      const { from, to } = reviewMachine[name]
      if (!(await move(id, { from, to, action: name, reason: values.reason ?? '' }))) throw stateChanged()
    },
  })
  return { takeUp: action('takeUp'), approve: action('approve'), reject: action('reject', [reason]) }
}
