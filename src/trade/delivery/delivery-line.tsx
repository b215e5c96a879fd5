import { useStore } from '@nanostores/react'
import type { CodeOf } from '../../core/language/dictionary'
import { useLocale, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { ToneWord } from '../../ui/tone-word'
import type { DeliveryPromise } from './delivery.contract'
import sheet from './delivery.css?sheet'
import { DeliverTo } from './deliver-to'
import { deliveryMessages } from './delivery.messages'
import { deliveryOf, type Wanted } from './delivery.store'
import { promiseKind } from './promise-kind'
import { shownDay } from './shown-day'

export type DeliveryLineProps = {
  wanted: Wanted
  /** `row` also shows region, source and order deadline. */
  form?: 'row' | undefined
  /** Pieces in stock. A quantity within the stock uses the promise of the smallest order. */
  stock?: number | undefined
}

/** Arrival date of goods, as a row also with region, source and order deadline. Empty without a promise. */
export default function DeliveryLine({ wanted, form, stock = 0 }: DeliveryLineProps) {
  useSheet(sheet)
  const say = useSay(deliveryMessages)
  const locale = useLocale()
  const { quantity = 0 } = wanted
  const delivery = deliveryOf(useScope())
  const promised = useStore(delivery.one({ ...wanted, quantity: quantity > stock ? quantity : undefined }))
  const region = useStore(delivery.$region)
  if (form === 'row' && promised === null && region)
    return (
      <span className="delivery-row row wrap gap-16 row-gap-0 text-dense ink-2">
        <DeliverTo region={region} />
        <span>{say('none')}</span>
      </span>
    )
  if (!promised) return null
  const { promise, today } = promised
  const arrives = say('arrives', { day: shownDay(promise.date, locale) })
  if (form !== 'row') {
    const isLater = promise.kind === promiseKind.code.restocked
    return (
      <span className="delivery">
        <Arrives say={isLater ? 'arrivesLater' : 'arrives'} day={shownDay(promise.date, locale)} />
      </span>
    )
  }
  return (
    <span className="delivery-row row wrap gap-16 row-gap-0 text-dense ink-2">
      <DeliverTo region={promised.region} />
      <Source promise={promise} />
      <span>{untilWhen(promise, today)}</span>
    </span>
  )

  function untilWhen({ cutOff, date }: DeliveryPromise, now: string) {
    const day = shownDay(date, locale)
    if (!cutOff) return arrives
    const time = cutOff.slice(11, 16)
    if (cutOff.startsWith(now)) return say('byToday', { time, day })
    return say('byDay', { time, day, last: shownDay(cutOff, locale) })
  }
}

/** Sentence with its date. It is split at the date to style it. */
function Arrives({ say, day }: { say: 'arrives' | 'arrivesLater'; day: string }) {
  const [before, after] = useSay(deliveryMessages)(say, { day: '|' }).split('|')
  return (
    <>
      {before}
      <span className="nowrap">{day}</span>
      {after}
    </>
  )
}

const words: Record<CodeOf<typeof promiseKind>, 'stock' | 'restocked' | 'made'> = {
  [promiseKind.code.stock]: 'stock',
  [promiseKind.code.restocked]: 'restocked',
  [promiseKind.code.made]: 'made',
}

/** Warehouse and availability. */
function Source({ promise: { kind, warehouse } }: { promise: DeliveryPromise }) {
  const say = useSay(deliveryMessages)
  if (!promiseKind.is(kind)) return null
  return <ToneWord tone={promiseKind.tone(kind)}>{say(words[kind], { warehouse })}</ToneWord>
}
