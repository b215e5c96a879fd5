import { after, day, startOfDay } from '../../core/time/business-time'

/** How long after its last parcel left an order counts as received by itself. Milliseconds. */
export const receivedAfter = 10 * day

/** How many days after the day that was promised it does at the earliest. */
export const daysToCheck = 3

/**
 * When an order counts as received by itself: never before its buyer had time to look at what was promised.
 * @param promised `yyyy-MM-dd`
 */
export function receivedBy(shippedAt: Date, promised: string | undefined): Date {
  const usual = after(shippedAt, receivedAfter)
  const earliest = promised ? after(startOfDay(promised), (daysToCheck + 1) * day) : usual
  return earliest > usual ? earliest : usual
}
