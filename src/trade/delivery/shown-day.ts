import { pick } from '../../core/messages'
import type { Locale } from '../../core/locale'
import { deliveryMessages } from './delivery.messages'

/** A day without its year, as the reader writes it: `11 月 21 日`, `Nov 21`. */
export function shownDay(day: string, locale: Locale): string {
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(time)
  // The word that goes with a number stands in the text.
  return pick(deliveryMessages.day, locale, {
    month: short.replace('月', ''),
    date: Number(day.slice(8, 10)),
  })
}
