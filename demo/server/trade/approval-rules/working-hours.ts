import { minute } from '../../core/time/business-time'

type WorkingCalendar = {
  timeZone: string
  /** 1 Monday to 7 Sunday. */
  workdays: readonly number[]
  workFrom: number
  workUntil: number
}

const step = 15 * minute
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Returns the time after some working hours of a calendar, to a quarter of an hour.
 * @param limit latest result, which bounds the search
 */
export function afterWorkingHours(from: Date, hours: number, calendar: WorkingCalendar, limit: Date): Date {
  const { timeZone, workdays, workFrom, workUntil } = calendar
  if (workdays.length === 0 || workFrom >= workUntil) return new Date(from.getTime() + hours * 4 * step)
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const works = (at: Date) => {
    const parts = new Map(local.formatToParts(at).map(({ type, value }) => [type, value]))
    const hour = Number(parts.get('hour'))
    const weekday = days.indexOf(parts.get('weekday') ?? '') + 1
    return workdays.includes(weekday) && hour >= workFrom && hour < workUntil
  }
  let at = from
  for (let left = hours * 4; left > 0 && at < limit; at = new Date(at.getTime() + step))
    if (works(at)) left -= 1
  return at
}
