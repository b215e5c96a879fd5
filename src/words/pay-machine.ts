import type { CodeOf } from '../core/language/dictionary'
import { machine, type ActorOf } from '../core/machine'
import { payOrderState } from './pay-order-state'

export type PayState = CodeOf<typeof payOrderState>

const { orderToBeConfirmed, toBePaid, pendingReview, moneyToBeConfirmed, rejected, paid } = payOrderState.code

/**
 * State machine of a pay order. A pay order closed with its order changes no more. Closing is a timestamp, not a state.
 * Money received for a pay order that no longer waits for money is returned.
 */
export const { steps: payMachine, actions: payActions } = machine(payOrderState, {
  steps: {
    release: { from: [orderToBeConfirmed], to: toBePaid, by: ['order'] },
    debit: { from: [toBePaid], to: paid, by: ['buyer'] },
    receive: { from: [toBePaid, rejected], to: paid, by: ['gateway'] },
    submitVoucher: { from: [toBePaid, rejected], to: pendingReview, by: ['buyer'] },
    changeMethod: { from: [toBePaid, rejected], to: toBePaid, by: ['buyer'] },
    accept: { from: [pendingReview], to: moneyToBeConfirmed, by: ['platform'] },
    confirm: { from: [moneyToBeConfirmed], to: paid, by: ['platform'] },
    reject: { from: [pendingReview, moneyToBeConfirmed], to: rejected, by: ['platform'] },
  },
})

export type PayAction = keyof typeof payMachine
export type PayActor = ActorOf<typeof payMachine>
