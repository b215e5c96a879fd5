import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { claimState } from './claim-state'

export type ClaimState = CodeOf<typeof claimState>

const { draft, submitted, approved, rejected, paid } = claimState.code

/** Actions that do not change the state of a claim. */
export const claimWork = {
  edit: { from: [draft, rejected], by: ['buyer'] },
  remove: { from: [draft], by: ['buyer'] },
} as const

/** State machine of an expense claim. */
export const { steps: claimMachine, actions: claimActions } = machine(claimState, {
  steps: {
    submit: { from: [draft, rejected], to: submitted, by: ['buyer'] },
    takeBack: { from: [submitted], to: draft, by: ['buyer'] },
    approve: { from: [submitted], to: approved, by: ['platform'] },
    reject: { from: [submitted], to: rejected, by: ['platform'] },
    pay: { from: [approved], to: paid, by: ['platform'] },
  },
  actions: claimWork,
})
