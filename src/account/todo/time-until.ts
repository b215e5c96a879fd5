/** Time until a deadline in its most suitable unit. `late` after the deadline. */
export type TimeUntil = { unit: 'days' | 'hours' | 'minutes' | 'lateDays' | 'late'; n: number; soon: boolean }

const hour = 3600
const day = 24 * hour

/** @param seconds seconds until the deadline, negative after it */
export function timeUntil(seconds: number): TimeUntil {
  if (seconds <= -day) return { unit: 'lateDays', n: Math.floor(-seconds / day), soon: true }
  if (seconds <= 0) return { unit: 'late', n: 0, soon: true }
  if (seconds >= 2 * day) return { unit: 'days', n: Math.floor(seconds / day), soon: seconds < 3 * day }
  if (seconds >= hour) return { unit: 'hours', n: Math.floor(seconds / hour), soon: true }
  return { unit: 'minutes', n: Math.max(1, Math.floor(seconds / 60)), soon: true }
}
