import { pick } from '../../core/messages'
import type { Locale } from '../../core/locale'
import { deliveryMessages } from './delivery.messages'

// Each of them takes a page a millisecond to make, and a list says a day on every card.
const months = new Map<Locale, Intl.DateTimeFormat>()

function monthIn(locale: Locale, time: number): string {
  const form = months.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  months.set(locale, form)
  return form.format(time)
}

/** A day without its year, as the reader writes it: `11 月 21 日`, `Nov 21`. */
export function shownDay(day: string, locale: Locale): string {
  // Of any of its days: not every engine reads a 30 February.
  const month = monthIn(locale, Date.parse(`${day.slice(0, 7)}-01`))
  // The word that goes with a number stands in the text.
  return pick(deliveryMessages.day, locale, {
    month: month.replace('月', ''),
    date: Number(day.slice(8, 10)),
  })
}
