import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { endOf } from '../../core/database/ids'

/**
 * Creates a number for providers: a letter, twelve digits of time and seven that differ within a second. Providers accept at
 * most 32 letters and digits, and some need the time from the number.
 */
export const tradeNo = (letter: 'P' | 'R', id: string) =>
  `${letter}${wireTime(clock.now()).replace(/\D/g, '').slice(2)}${endOf(id)}`
