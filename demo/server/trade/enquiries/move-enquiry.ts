import { enquiryMachine } from '../../../../src/trade/enquiries/enquiry-machine'
import { mover } from '../../core/documents/move'
import { enquiry } from './enquiries.table'
import { tellEnquiry } from './enquiry-reminders'
import { heldEnquiry } from './enquiry-viewer'

/** Changes the state of an inquiry. Clears the waiting party unless the step sets one. */
export const moveEnquiry = mover(enquiry, enquiryMachine, {
  entity: 'enquiry',
  hold: heldEnquiry,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state, waitsSince: null }),
  after: tellEnquiry,
})
