import type { CodeOf } from '../../core/dictionary'
import { chargeState } from './charge-state'

export type ChargeState = CodeOf<typeof chargeState>
export type ChargeActor = 'buyer' | 'gateway' | 'invoice'
type Step = { from: readonly ChargeState[]; to: ChargeState; by: readonly ChargeActor[] }

const { toBePaid, paid, dropped, returned } = chargeState.code

/** The ways of what an invoice costs; where the invoice is given up, so is the charge. */
export const chargeMachine = {
  settle: { from: [toBePaid], to: paid, by: ['gateway'] },
  drop: { from: [toBePaid], to: dropped, by: ['invoice'] },
  giveBack: { from: [paid], to: returned, by: ['invoice'] },
} as const satisfies Record<string, Step>
export type ChargeAction = keyof typeof chargeMachine

/** What its buyer may do with a charge in this state: paying is no step, it asks for a payment. */
export const chargeActions = (state: number): string[] => (state === toBePaid ? ['pay'] : [])
