import { enquiryMachine } from '../../../../src/trade/enquiries/enquiry-machine'
import { mover } from '../../core/move'
import { enquiry } from './enquiries.table'
import { tellEnquiry } from './enquiry-reminders'
import { heldEnquiry } from './enquiry-viewer'

/** Moves an inquiry, which waits for nobody then unless the step says so. */
export const moveEnquiry = mover(enquiry, enquiryMachine, {
  entity: 'enquiry',
  hold: heldEnquiry,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state, waitsSince: null }),
  after: tellEnquiry,
})
