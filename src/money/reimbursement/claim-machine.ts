import type { CodeOf } from '../../core/dictionary'
import { claimState } from './claim-state'

export type ClaimState = CodeOf<typeof claimState>
type Actor = 'buyer' | 'platform'
type Deed = { from: readonly ClaimState[]; by: Actor }

const { draft, submitted, approved, rejected, paid } = claimState.code

/** The ways of an expense claim. */
export const claimMachine = {
  submit: { from: [draft, rejected], to: submitted, by: 'buyer' },
  takeBack: { from: [submitted], to: draft, by: 'buyer' },
  approve: { from: [submitted], to: approved, by: 'platform' },
  reject: { from: [submitted], to: rejected, by: 'platform' },
  pay: { from: [approved], to: paid, by: 'platform' },
} as const satisfies Record<string, Deed & { to: ClaimState }>

/** What else may be done with a claim, without moving it. */
export const claimDeeds = {
  edit: { from: [draft, rejected], by: 'buyer' },
  remove: { from: [draft], by: 'buyer' },
} as const satisfies Record<string, Deed>

export type ClaimAction = keyof typeof claimMachine

const deeds: [string, Deed][] = [...Object.entries(claimMachine), ...Object.entries(claimDeeds)]

/** Names of what a claim in this state leaves open to one side. */
export const claimActions = (state: number, actor: Actor): string[] =>
  deeds.flatMap(([name, { from, by }]) => (by === actor && from.some((one) => one === state) ? [name] : []))
