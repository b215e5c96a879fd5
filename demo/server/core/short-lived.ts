import { and, gt, lte, not, type AnyColumn } from 'drizzle-orm'
import { after, minute } from './business-time'
import { clock } from './clock'

/** Clocks of several servers differ by less than this. */
const skew = minute

/**
 * Whether something that lives for so long is good. Clocks are set back: what seems to live longer than it can was
 * made while the clock was ahead, and is over.
 */
export function isAlive(expiresAt: Date, life: number): boolean {
  const now = clock.now()
  return expiresAt > now && expiresAt <= after(now, life + skew)
}

/** The same, as a condition on a column. */
export function alive(expiresAt: AnyColumn, life: number) {
  const now = clock.now()
  return and(gt(expiresAt, now), lte(expiresAt, after(now, life + skew)))
}

export function over(expiresAt: AnyColumn, life: number) {
  const good = alive(expiresAt, life)
  return good && not(good)
}

/** Whether a moment was written while the clock was ahead: what is counted from it would not end for as long. */
export const isAhead = (moment: Date | number) => Number(moment) > clock.now().getTime() + skew
