import { machine } from '../../core/machine'
import { reviewMachine } from '../../words/review-machine'
import { reviewState } from '../../words/review-state'

const { approved, rejected } = reviewState.code

/** State machine of an application to a private shop. It adds to the review that an approval can be withdrawn. */
export const { steps: privateShopMachine, actions: applicationActions } = machine(reviewState, {
  steps: { ...reviewMachine, withdraw: { from: [approved], to: rejected, by: ['platform'] } },
})
