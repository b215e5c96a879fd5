import { offerMachine } from '../../../../src/trade/offers/offer-machine'
import { mover } from '../../core/documents/move'
import { tellOffer } from './offer-reminders'
import { heldOffer } from './offer-viewer'
import { offer } from './offers.table'

/** Changes the state of a quotation. Clears the waiting party unless the step sets one. */
export const moveOffer = mover(offer, offerMachine, {
  entity: 'offer',
  hold: heldOffer,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state, waitsSince: null }),
  after: tellOffer,
})
