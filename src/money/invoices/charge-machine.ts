import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { chargeState } from './charge-state'

export type ChargeState = CodeOf<typeof chargeState>

const { toBePaid, paid, dropped, returned } = chargeState.code

/** State machine of an invoice charge. Dropping the invoice also drops the charge. */
const ways = machine(chargeState, {
  steps: {
    settle: { from: [toBePaid], to: paid, by: ['gateway'] },
    drop: { from: [toBePaid], to: dropped, by: ['invoice'] },
    giveBack: { from: [paid], to: returned, by: ['invoice'] },
  },
  actions: {
    /** Opens a payment, which settles the charge. */
    pay: { from: [toBePaid], by: ['buyer'] },
  },
})

export const chargeMachine = ways.steps
export type ChargeAction = keyof typeof chargeMachine

/** Returns the buyer's actions for a charge in this state. */
export const chargeActions = (state: number): string[] => ways.actions(state, 'buyer')
