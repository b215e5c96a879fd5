import { machine } from '../../core/machine'
import { payoutState } from './payout-state'

const { submitted, approved, paid, rejected, withdrawn } = payoutState.code

/** State machine of a payout. The buyer can cancel it until it is decided. */
export const { steps: payoutMachine, actions: payoutActions } = machine(payoutState, {
  steps: {
    takeBack: { from: [submitted], to: withdrawn, by: ['buyer'] },
    approve: { from: [submitted], to: approved, by: ['platform'] },
    reject: { from: [submitted], to: rejected, by: ['platform'] },
    pay: { from: [approved], to: paid, by: ['platform'] },
  },
})
