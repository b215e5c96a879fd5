import { day as oneDay, startOfDay, wireDay } from '../../core/time/business-time'

/** Creates calculations with working days as `yyyy-MM-dd`. @param off holidays other than Saturdays and Sundays */
export function workingDays(off: ReadonlySet<string>) {
  const later = (day: string, days: number) => wireDay(new Date(startOfDay(day).getTime() + days * oneDay))
  const works = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return weekday !== 0 && weekday !== 6 && !off.has(day)
  }
  /** Returns the day itself if it is a working day, else the next working day. */
  const from = (day: string): string => (works(day) ? day : from(later(day, 1)))
  return {
    works,
    later,
    from,
    /** Adds working days to a day. */
    after: (day: string, days: number): string =>
      Array.from({ length: days }).reduce<string>((at) => from(later(at, 1)), day),
  }
}
export type WorkingDays = ReturnType<typeof workingDays>
