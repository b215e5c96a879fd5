import { after, day, startOfDay } from '../../core/time/business-time'

/** Time after the last shipment until an order counts as received, in milliseconds. */
export const receivedAfter = 10 * day

/** Minimum number of days between the promised date and automatic receipt. */
export const daysToCheck = 3

/**
 * Returns when an order counts as received. The buyer always has time to check the goods after the promised date.
 * @param promised `yyyy-MM-dd`
 */
export function receivedBy(shippedAt: Date, promised: string | undefined): Date {
  const usual = after(shippedAt, receivedAfter)
  const earliest = promised ? after(startOfDay(promised), (daysToCheck + 1) * day) : usual
  return earliest > usual ? earliest : usual
}
