import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { offerState } from './offer-state'

export type OfferState = CodeOf<typeof offerState>

const { toBeQuoted, quoted, accepted, declined, expired, withdrawn } = offerState.code

/** The ways of a quotation from the question to its end. */
export const {
  steps: offerMachine,
  actions: offerActions,
  actionsOf,
  may: mayDoWithOffer,
} = machine(offerState, {
  steps: {
    quote: { from: [toBeQuoted], to: quoted, by: ['platform'] },
    /** Another price is asked for: what was quoted so far stays as a version. */
    askAgain: { from: [quoted], to: toBeQuoted, by: ['buyer'] },
    accept: { from: [quoted], to: accepted, by: ['buyer'] },
    decline: { from: [quoted], to: declined, by: ['buyer'] },
    expire: { from: [quoted], to: expired, by: ['timer'] },
    withdraw: { from: [toBeQuoted], to: withdrawn, by: ['buyer'] },
  },
  actions: {
    message: { from: [toBeQuoted, quoted], by: ['buyer', 'platform'] },
    /** Ordered at the accepted prices, once and as long as they hold. */
    order: { from: [accepted], by: ['buyer'] },
  },
})
