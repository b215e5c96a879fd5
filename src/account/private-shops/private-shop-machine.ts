import { machine } from '../../core/machine'
import { reviewMachine } from '../company/review-machine'
import { reviewState } from '../company/review-state'

const { approved, rejected } = reviewState.code

/** The ways of an application to a private shop: reviewed as others are, and its approval may be withdrawn. */
export const { steps: privateShopMachine, actions: applicationActions } = machine(reviewState, {
  steps: { ...reviewMachine, withdraw: { from: [approved], to: rejected, by: ['platform'] } },
})
