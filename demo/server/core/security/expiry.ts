import { and, gt, lte, not, type AnyColumn } from 'drizzle-orm'
import { after, minute } from '../time/business-time'
import { clock } from '../time/clock'

/** Largest difference between server clocks. */
const skew = minute

/**
 * Returns whether something with a limited lifetime is still valid. If the clock was set back, an entry may seem to
 * live longer than its lifetime. It was created while the clock was ahead and counts as expired.
 */
export function isNotExpired(expiresAt: Date, life: number): boolean {
  const now = clock.now()
  return expiresAt > now && expiresAt <= after(now, life + skew)
}

/** Same check as a condition on a column. */
export function notExpired(expiresAt: AnyColumn, life: number) {
  const now = clock.now()
  return and(gt(expiresAt, now), lte(expiresAt, after(now, life + skew)))
}

export function over(expiresAt: AnyColumn, life: number) {
  const good = notExpired(expiresAt, life)
  return good && not(good)
}

/** Returns whether a time was written while the clock was ahead, so that durations counted from it would be too long. */
export const isAhead = (moment: Date | number) => Number(moment) > clock.now().getTime() + skew
