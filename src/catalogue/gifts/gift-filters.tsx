import { useStore } from '@nanostores/react'
import { useLocale, useSay } from '../../ui/host'
import { Select } from '../../ui/forms/select'
import { Tabs } from '../../ui/tabs'
import { pointRanges } from './gift-points'
import { giftWay } from './gift-way'
import { giftsMessages } from './gifts.messages'
import type { Gifts } from './gifts.store'

/** Filter by points, shown only for gifts with a price in points. */
export function GiftPoints({ of }: { of: Gifts }) {
  const say = useSay(giftsMessages)
  const { way, points } = useStore(of.$query).filters
  if (giftWay.find(way)?.code === giftWay.code.withOrder) return null
  const ranges = pointRanges.map(({ key, minPoints, maxPoints }) => {
    const [from, to] = [minPoints, maxPoints ?? 0]
    if (maxPoints === undefined) return { value: key, label: say('from', { n: from }) }
    return { value: key, label: minPoints > 1 ? say('between', { from, to }) : say('upTo', { n: to }) }
  })
  return (
    <Select
      size="small"
      width={176}
      aria-label={say('points')}
      value={ranges.some(({ value }) => value === points) ? points : ''}
      options={[{ value: '', label: say('anyPoints') }, ...ranges]}
      onChoose={(range) => of.change({ filters: { points: range } })}
    />
  )
}

/** Filter by the way to obtain a gift. */
export function GiftWays({ of }: { of: Gifts }) {
  const say = useSay(giftsMessages)
  const locale = useLocale()
  const { way } = useStore(of.$query).filters
  const ways = giftWay.entries.map(({ code }) => ({ key: String(code), label: giftWay.label(code, locale) }))
  return (
    <Tabs
      label={say('ways')}
      items={[{ key: '', label: say('allWays') }, ...ways.toReversed()]}
      current={String(giftWay.find(way)?.code ?? '')}
      onChange={(key) => of.change({ filters: { way: key, points: '' } })}
    />
  )
}
