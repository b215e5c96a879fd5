import { reviewMachine } from '../../account/company/review-machine'
import { reviewState } from '../../account/company/review-state'
import { machine } from '../../core/machine'

const { takeUp, approve, reject } = reviewMachine
const { pending, rejected } = reviewState.code

/** The ways of a withdrawal: one that is reviewed, and that its buyer takes back until somebody looks at it. */
export const { steps: withdrawalMachine, actions: withdrawalActions } = machine(reviewState, {
  steps: { takeUp, approve, reject, takeBack: { from: [pending], to: rejected, by: ['buyer'] } },
})
