import type { CodeOf } from '../../core/dictionary'
import { contractState } from './contract-state'

export type ContractState = CodeOf<typeof contractState>
/** Who moves a contract: its buyer, the platform, or time. */
export type ContractActor = 'buyer' | 'platform' | 'timer'
type Deed = { from: readonly ContractState[]; by: readonly ContractActor[] }
type Step = Deed & { to: ContractState }

const { pendingReview, toBeSigned, inForce, expired, terminated } = contractState.code

/**
 * The ways of a contract from the wish for prices to its end. The server refuses whatever is not a row of this
 * table, and tells each buyer the actions that it leaves open.
 */
export const contractMachine = {
  /** The platform writes it: prices, from when, until when. */
  draft: { from: [pendingReview], to: toBeSigned, by: ['platform'] },
  /** Written anew: what was shown before cannot be signed any more. */
  revise: { from: [toBeSigned], to: toBeSigned, by: ['platform'] },
  refuse: { from: [pendingReview], to: terminated, by: ['platform'] },
  withdraw: { from: [pendingReview, toBeSigned], to: terminated, by: ['buyer'] },
  sign: { from: [toBeSigned], to: inForce, by: ['buyer'] },
  expire: { from: [inForce], to: expired, by: ['timer'] },
  terminate: { from: [inForce], to: terminated, by: ['platform'] },
} as const satisfies Record<string, Step>

/** What else may be done with a contract, without moving it. */
const contractDeeds = {
  download: { from: [toBeSigned, inForce, expired], by: ['buyer'] },
} as const satisfies Record<string, Deed>

export type ContractAction = keyof typeof contractMachine
export type ContractDeed = keyof typeof contractDeeds

const deeds: [string, Deed][] = [...Object.entries(contractMachine), ...Object.entries(contractDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: ContractActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that a contract in this state leaves open to somebody. */
export const contractActions = (state: number, actor: ContractActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with a contract in this state that does not move it. */
export const mayDoWithContract = (name: ContractDeed, state: number, actor: ContractActor) =>
  allows(contractDeeds[name], state, actor)
