import { machine } from '../core/machine'
import { reviewState } from './review-state'

const { pending, underReview, approved, rejected } = reviewState.code

/** State machine of all applications that are reviewed. */
export const { steps: reviewMachine, actions: reviewActions } = machine(reviewState, {
  steps: {
    takeUp: { from: [pending], to: underReview, by: ['platform'] },
    approve: { from: [underReview], to: approved, by: ['platform'] },
    reject: { from: [underReview], to: rejected, by: ['platform'] },
    handInAgain: { from: [rejected], to: pending, by: ['buyer'] },
  },
})
