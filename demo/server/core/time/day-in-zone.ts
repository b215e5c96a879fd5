/**
 * Returns the day at a time in a time zone, as `yyyy-MM-dd`.
 * @param timeZone IANA name
 */
export const dayInZone = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    time,
  )
