import type { CodeOf } from '../../core/dictionary'
import { enquiryState } from './enquiry-state'

export type EnquiryState = CodeOf<typeof enquiryState>
/** Who moves an inquiry: its buyer, the platform for the suppliers that it asks, or time. */
export type EnquiryActor = 'buyer' | 'platform' | 'timer'
type Deed = { from: readonly EnquiryState[]; by: readonly EnquiryActor[] }
type Step = Deed & { to: EnquiryState }

const { open, answered, awarded, closed } = enquiryState.code

/**
 * The ways of an inquiry from the question to its end. The server refuses whatever is not a row of this table, and
 * tells each buyer the actions that it leaves open.
 */
export const enquiryMachine = {
  /** One more supplier answers, or one answers anew: what it said before stays as a version. */
  quote: { from: [open, answered], to: answered, by: ['platform'] },
  award: { from: [answered], to: awarded, by: ['buyer'] },
  close: { from: [open, answered], to: closed, by: ['buyer'] },
  /** Nobody answered until the deadline, or no answer holds any more. */
  expire: { from: [open, answered], to: closed, by: ['timer'] },
} as const satisfies Record<string, Step>

/** What else may be done with an inquiry, without moving it. */
const enquiryDeeds = {
  message: { from: [open, answered], by: ['buyer', 'platform'] },
  /** What was awarded is ordered as a whole, once, as long as its prices hold. */
  order: { from: [awarded], by: ['buyer'] },
  /** Or put into the cart, where its prices hold for as many pieces or more. */
  toCart: { from: [awarded], by: ['buyer'] },
} as const satisfies Record<string, Deed>

export type EnquiryAction = keyof typeof enquiryMachine
export type EnquiryDeed = keyof typeof enquiryDeeds

const deeds: [string, Deed][] = [...Object.entries(enquiryMachine), ...Object.entries(enquiryDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: EnquiryActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that an inquiry in this state leaves open to somebody. */
export const enquiryActions = (state: number, actor: EnquiryActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with an inquiry in this state that does not move it. */
export const mayDoWithEnquiry = (name: EnquiryDeed, state: number, actor: EnquiryActor) =>
  allows(enquiryDeeds[name], state, actor)
