import type { CodeOf } from '../../core/dictionary'
import { bondState } from './bond-state'

export type BondState = CodeOf<typeof bondState>
type Actor = 'buyer' | 'platform' | 'gateway'
type Step = { from: readonly BondState[]; to: BondState; by: readonly Actor[] }

const { toBePaid, pendingReview, paid, refundAsked, refunded } = bondState.code

/** The ways of a bond: paid, asked back, paid back. A voucher for it is reviewed as every voucher is. */
export const bondMachine = {
  receive: { from: [toBePaid, pendingReview], to: paid, by: ['gateway'] },
  askRefund: { from: [paid], to: refundAsked, by: ['buyer'] },
  refund: { from: [refundAsked], to: refunded, by: ['platform'] },
  keep: { from: [refundAsked], to: paid, by: ['platform'] },
} as const satisfies Record<string, Step>

export type BondAction = keyof typeof bondMachine

const steps: [string, { from: readonly BondState[]; by: readonly Actor[] }][] = [
  ...Object.entries(bondMachine),
  // Does not move it: its pay order does, once it is paid.
  ['pay', { from: [toBePaid], by: ['buyer'] }],
]

/** Names of what a bond in this state leaves open to somebody. */
export const bondActions = (state: number, actor: Actor): string[] =>
  steps.flatMap(([name, { from, by }]) =>
    by.includes(actor) && from.some((one) => one === state) ? [name] : [],
  )
