import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'

/** Until when an order that may be paid from now on has to be; unpaid ones are closed then. */
export const payDeadline = () => after(clock.now(), day)
