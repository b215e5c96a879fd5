import { returnState } from '../../../../src/trade/after-sales/return-state'
import { after, day } from '../../core/business-time'

/** How long goods may be on the buyer's side before a case goes on by itself. Milliseconds. */
export const sentBackWithin = 7 * day
export const confirmedAfter = 10 * day

const { waitingForReturn, shipped } = returnState.code
// In every other state a case waits for somebody, and time changes nothing.
const within: Partial<Record<number, number>> = {
  [waitingForReturn]: sentBackWithin,
  [shipped]: confirmedAfter,
}

/** When time moves a case on; nothing where it waits for somebody else. */
export function dueAt({ returnState: state, movedAt }: { returnState: number; movedAt: Date }) {
  const wait = within[state]
  return wait === undefined ? undefined : after(movedAt, wait)
}
