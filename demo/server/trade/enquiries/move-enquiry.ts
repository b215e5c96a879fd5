import { enquiryMachine } from '../../../../src/trade/enquiries/enquiry-machine'
import { mover } from '../../core/documents/move'
import { enquiry } from './enquiries.table'
import { tellEnquiry } from './enquiry-reminders'
import { heldEnquiry } from './enquiry-viewer'

/** Moves an inquiry. It then waits for nobody, unless the step sets that. */
export const moveEnquiry = mover(enquiry, enquiryMachine, {
  entity: 'enquiry',
  hold: heldEnquiry,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state, waitsSince: null }),
  after: tellEnquiry,
})
