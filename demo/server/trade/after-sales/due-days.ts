import { returnState } from '../../../../src/trade/after-sales/return-state'
import { after, day } from '../../core/time/business-time'

/** Milliseconds within which the buyer must send goods back. */
export const sentBackWithin = 7 * day
export const confirmedAfter = 10 * day

const { waitingForReturn, shipped } = returnState.code
// In other states a case waits for a person.
const within: Partial<Record<number, number>> = {
  [waitingForReturn]: sentBackWithin,
  [shipped]: confirmedAfter,
}

/** Returns when a case moves by itself, or nothing. */
export function dueAt({ returnState: state, movedAt }: { returnState: number; movedAt: Date }) {
  const wait = within[state]
  return wait === undefined ? undefined : after(movedAt, wait)
}
