import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { bondState } from './bond-state'

export type BondState = CodeOf<typeof bondState>

const { toBePaid, pendingReview, paid, refundAsked, refunded } = bondState.code

/** The ways of a bond: paid, asked back, paid back. A voucher for it is reviewed as every voucher is. */
export const { steps: bondMachine, actions: bondActions } = machine(bondState, {
  steps: {
    receive: { from: [toBePaid, pendingReview], to: paid, by: ['gateway'] },
    askRefund: { from: [paid], to: refundAsked, by: ['buyer'] },
    refund: { from: [refundAsked], to: refunded, by: ['platform'] },
    keep: { from: [refundAsked], to: paid, by: ['platform'] },
  },
  actions: {
    /** Its pay order moves it, once that is paid. */
    pay: { from: [toBePaid], by: ['buyer'] },
  },
})
