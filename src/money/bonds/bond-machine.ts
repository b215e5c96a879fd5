import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { bondState } from './bond-state'

export type BondState = CodeOf<typeof bondState>

const { toBePaid, pendingReview, paid, refundAsked, refunded } = bondState.code

/** State machine of a bond: payment, refund request and refund. A voucher is reviewed like that of any payment. */
export const { steps: bondMachine, actions: bondActions } = machine(bondState, {
  steps: {
    receive: { from: [toBePaid, pendingReview], to: paid, by: ['gateway'] },
    askRefund: { from: [paid], to: refundAsked, by: ['buyer'] },
    refund: { from: [refundAsked], to: refunded, by: ['platform'] },
    keep: { from: [refundAsked], to: paid, by: ['platform'] },
  },
  actions: {
    /** Opens a pay order, whose payment moves the bond. */
    pay: { from: [toBePaid], by: ['buyer'] },
  },
})
