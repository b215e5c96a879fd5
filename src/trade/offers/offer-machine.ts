import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { offerState } from './offer-state'

export type OfferState = CodeOf<typeof offerState>

const { toBeQuoted, quoted, accepted, declined, expired, withdrawn } = offerState.code

/** State machine of a quotation, from request to end. */
export const {
  steps: offerMachine,
  actions: offerActions,
  actionsOf,
  may: mayDoWithOffer,
} = machine(offerState, {
  steps: {
    quote: { from: [toBeQuoted], to: quoted, by: ['platform'] },
    /** The buyer requests other prices or terms, even after accepting, until the order. Earlier quotes remain as versions. */
    askAgain: { from: [quoted, accepted], to: toBeQuoted, by: ['buyer'] },
    accept: { from: [quoted], to: accepted, by: ['buyer'] },
    decline: { from: [quoted], to: declined, by: ['buyer'] },
    expire: { from: [quoted], to: expired, by: ['timer'] },
    withdraw: { from: [toBeQuoted], to: withdrawn, by: ['buyer'] },
  },
  actions: {
    message: { from: [toBeQuoted, quoted, accepted], by: ['buyer', 'platform'] },
    /** Orders at the accepted prices, once and while they are valid. */
    order: { from: [accepted], by: ['buyer'] },
  },
})
