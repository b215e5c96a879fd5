import { day } from '../../core/business-time'

/** How long after its last parcel left an order counts as received by itself. Milliseconds. */
export const receivedAfter = 10 * day
