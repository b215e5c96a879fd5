import { wireTime } from '../time/business-time'
import { clock } from '../time/clock'

/** Creates a document number: letters of its kind, twelve digits of time, six that differ within a second. */
export const documentNo = (letters: string, id: string): string =>
  `${letters}${wireTime(clock.now()).replace(/\D/g, '').slice(2)}${String(BigInt(id) % 1_000_000n).padStart(6, '0')}`
