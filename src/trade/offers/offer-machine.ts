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
    /** Other prices or terms are asked for, also after accepting, until it is ordered. Earlier quotes stay as versions. */
    askAgain: { from: [quoted, accepted], to: toBeQuoted, by: ['buyer'] },
    accept: { from: [quoted], to: accepted, by: ['buyer'] },
    decline: { from: [quoted], to: declined, by: ['buyer'] },
    expire: { from: [quoted], to: expired, by: ['timer'] },
    withdraw: { from: [toBeQuoted], to: withdrawn, by: ['buyer'] },
  },
  actions: {
    message: { from: [toBeQuoted, quoted, accepted], by: ['buyer', 'platform'] },
    /** Ordered at the accepted prices, once and as long as they hold. */
    order: { from: [accepted], by: ['buyer'] },
  },
})
