import type { CodeOf } from '../../core/dictionary'
import { offerState } from './offer-state'

export type OfferState = CodeOf<typeof offerState>
export type OfferActor = 'buyer' | 'platform' | 'timer'
type Deed = { from: readonly OfferState[]; by: readonly OfferActor[] }
type Step = Deed & { to: OfferState }

const { toBeQuoted, quoted, accepted, declined, expired, withdrawn } = offerState.code

/**
 * The ways of a quotation from the question to its end. The server refuses whatever is not a row of this table,
 * and tells each buyer the actions that it leaves open.
 */
export const offerMachine = {
  quote: { from: [toBeQuoted], to: quoted, by: ['platform'] },
  /** Another price is asked for: what was quoted so far stays as a version. */
  askAgain: { from: [quoted], to: toBeQuoted, by: ['buyer'] },
  accept: { from: [quoted], to: accepted, by: ['buyer'] },
  decline: { from: [quoted], to: declined, by: ['buyer'] },
  expire: { from: [quoted], to: expired, by: ['timer'] },
  withdraw: { from: [toBeQuoted], to: withdrawn, by: ['buyer'] },
} as const satisfies Record<string, Step>

/** What else may be done with a quotation, without moving it. */
const offerDeeds = {
  message: { from: [toBeQuoted, quoted], by: ['buyer', 'platform'] },
  /** Ordered at the accepted prices, once and as long as they hold. */
  order: { from: [accepted], by: ['buyer'] },
} as const satisfies Record<string, Deed>

export type OfferAction = keyof typeof offerMachine
export type OfferDeed = keyof typeof offerDeeds

const deeds: [string, Deed][] = [...Object.entries(offerMachine), ...Object.entries(offerDeeds)]

const allows = ({ from, by }: Deed, state: number, actor: OfferActor) =>
  by.includes(actor) && from.some((one) => one === state)

/** Names of the steps and deeds that a quotation in this state leaves open to somebody. */
export const offerActions = (state: number, actor: OfferActor): string[] =>
  deeds.flatMap(([name, deed]) => (allows(deed, state, actor) ? [name] : []))

/** Whether somebody may do something with a quotation in this state that does not move it. */
export const mayDoWithOffer = (name: OfferDeed, state: number, actor: OfferActor) =>
  allows(offerDeeds[name], state, actor)
