import { offerMachine } from '../../../../src/trade/offers/offer-machine'
import { mover } from '../../core/documents/move'
import { tellOffer } from './offer-reminders'
import { heldOffer } from './offer-viewer'
import { offer } from './offers.table'

/** Moves a quotation. It then waits for nobody, unless the step sets that. */
export const moveOffer = mover(offer, offerMachine, {
  entity: 'offer',
  hold: heldOffer,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state, waitsSince: null }),
  after: tellOffer,
})
