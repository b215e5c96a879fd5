import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { endOf } from '../../core/database/ids'

/**
 * A number under which providers know something of ours: a letter, twelve digits of time and seven that differ within
 * a second. They take 32 letters and digits at most, and some want its time back out of it.
 */
export const tradeNo = (letter: 'P' | 'R', id: string) =>
  `${letter}${wireTime(clock.now()).replace(/\D/g, '').slice(2)}${endOf(id)}`
