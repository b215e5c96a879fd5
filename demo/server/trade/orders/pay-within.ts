import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'

/** Returns the payment deadline of an order that becomes payable now. Unpaid orders are closed after it. */
export const payDeadline = () => after(clock.now(), day)
