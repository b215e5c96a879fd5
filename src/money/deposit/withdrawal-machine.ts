import { reviewMachine } from '../../words/review-machine'
import { reviewState } from '../../words/review-state'
import { machine } from '../../core/machine'

const { takeUp, approve, reject } = reviewMachine
const { pending, rejected } = reviewState.code

/** State machine of a withdrawal. It is reviewed. The buyer can cancel it before the review starts. */
export const { steps: withdrawalMachine, actions: withdrawalActions } = machine(reviewState, {
  steps: { takeUp, approve, reject, takeBack: { from: [pending], to: rejected, by: ['buyer'] } },
})
