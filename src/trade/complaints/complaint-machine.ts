import type { CodeOf } from '../../core/dictionary'
import { complaintState } from './complaint-state'

export type ComplaintState = CodeOf<typeof complaintState>
export type ComplaintActor = 'buyer' | 'platform'
type Deed = { from: readonly ComplaintState[]; by: readonly ComplaintActor[] }
type Step = Deed & { to: ComplaintState }

const { waiting, success, closed, withdrawn } = complaintState.code

/**
 * The ways of a complaint. The server refuses whatever is not a row of this table, and tells each buyer the actions
 * that it leaves open.
 */
export const complaintMachine = {
  settle: { from: [waiting], to: success, by: ['platform'] },
  /** There is nothing to it. */
  close: { from: [waiting], to: closed, by: ['platform'] },
  withdraw: { from: [waiting], to: withdrawn, by: ['buyer'] },
} as const satisfies Record<string, Step>

/** What else may be done with a complaint, without moving it. */
const complaintDeeds = {
  message: { from: [waiting], by: ['buyer', 'platform'] },
} as const satisfies Record<string, Deed>

export type ComplaintAction = keyof typeof complaintMachine
export type ComplaintDeed = keyof typeof complaintDeeds

const deeds: [string, Deed][] = [...Object.entries(complaintMachine), ...Object.entries(complaintDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: ComplaintActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that a complaint in this state leaves open to somebody. */
export const complaintActions = (state: number, actor: ComplaintActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with a complaint in this state that does not move it. */
export const mayDoWithComplaint = (name: ComplaintDeed, state: number, actor: ComplaintActor) =>
  allows(complaintDeeds[name], state, actor)
