/**
 * Returns the day at a time in a time zone, as `yyyy-MM-dd`.
 * @param timeZone IANA name
 */
export const dayInZone = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    time,
  )

/** Returns whether this is an IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return dayInZone(new Date(0), name) !== '' && !/^[+-]/.test(name)
  } catch {
    return false
  }
}
