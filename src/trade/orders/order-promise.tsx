import { shownDay } from '../delivery/shown-day'
import { useLocale, useSay } from '../../ui/host'
import type { KeptPromise } from '../delivery/delivery.contract'
import { orderMessages } from './orders.messages'

/** Delivery promise of a line with date and warehouse. Empty without a promise. */
export function OrderPromise({ promise }: { promise: KeptPromise | undefined }) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  if (!promise) return null
  const { warehouse, date } = promise
  return <span className="meta">{say('promised', { warehouse, day: shownDay(date, locale) })}</span>
}
