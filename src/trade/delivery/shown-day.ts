import { pick } from '../../core/language/messages'
import type { Locale } from '../../core/language/locale'
import { deliveryMessages } from './delivery.messages'

// Cached because creating a format takes a millisecond, and a list formats a date on every card.
const months = new Map<Locale, Intl.DateTimeFormat>()

function monthIn(locale: Locale, time: number): string {
  const form = months.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  months.set(locale, form)
  return form.format(time)
}

/** Formats a day without its year in the user's locale: `11 月 21 日`, `Nov 21`. */
export function shownDay(day: string, locale: Locale): string {
  // Uses the first of the month because not every engine parses 30 February.
  const month = monthIn(locale, Date.parse(`${day.slice(0, 7)}-01`))
  // The message itself contains 月.
  return pick(deliveryMessages.day, locale, {
    month: month.replace('月', ''),
    date: Number(day.slice(8, 10)),
  })
}
