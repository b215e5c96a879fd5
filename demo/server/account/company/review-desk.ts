import { reviewActions } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import type { CodeOf } from '../../../../src/core/dictionary'
import type { Text } from '../../../../src/core/messages'
import type { DeskAction, DeskField, DeskRow, DeskValues } from '../../core/desk'
import type { Mover } from '../../core/move'

type State = CodeOf<typeof reviewState>

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

/** What is the same for whatever is reviewed: `mover(table, reviewMachine, { ...reviewRules, entity, hold, after })`. */
export const reviewRules = {
  stateOf: ({ reviewState: state }: { reviewState: number }) => state,
  moved: (state: State, _: unknown, __: unknown, { reason = '' }: Mover) => ({ reviewState: state, reason }),
}

/**
 * Actions of a desk at which something is reviewed.
 * @param move takes a step of the review
 */
export function reviewing(
  move: (id: string, action: keyof typeof labels, by: Mover<'platform'>) => Promise<unknown>,
) {
  const action = (name: keyof typeof labels, fields?: readonly DeskField[]): DeskAction => ({
    label: labels[name],
    fields,
    act: (id: string, values: DeskValues) =>
      move(id, name, { actor: 'platform', reason: values.reason ?? '' }),
  })
  return { takeUp: action('takeUp'), approve: action('approve'), reject: action('reject', [reason]) }
}
