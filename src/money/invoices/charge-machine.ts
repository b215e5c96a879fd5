import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { chargeState } from './charge-state'

export type ChargeState = CodeOf<typeof chargeState>

const { toBePaid, paid, dropped, returned } = chargeState.code

/** The ways of what an invoice costs; where the invoice is given up, so is the charge. */
const ways = machine(chargeState, {
  steps: {
    settle: { from: [toBePaid], to: paid, by: ['gateway'] },
    drop: { from: [toBePaid], to: dropped, by: ['invoice'] },
    giveBack: { from: [paid], to: returned, by: ['invoice'] },
  },
  actions: {
    /** Asks for a payment, which settles it. */
    pay: { from: [toBePaid], by: ['buyer'] },
  },
})

export const chargeMachine = ways.steps
export type ChargeAction = keyof typeof chargeMachine

/** What its buyer may do with a charge in this state. */
export const chargeActions = (state: number): string[] => ways.actions(state, 'buyer')
