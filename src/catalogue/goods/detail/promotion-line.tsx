import { useStore } from '@nanostores/react'
import { shortAmount } from '../../../money/coupons/coupon-title'
import { useCurrency } from '../../../ui/currency'
import { useHref, useLocale, useSay, useScope } from '../../../ui/host'
import { shownDay } from '../../../trade/delivery/shown-day'
import type { GoodsDetail, HeldBy } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'

/** Activities that include the goods: benefit and end date of each. */
export function PromotionLines({ activities }: Pick<GoodsDetail, 'activities'>) {
  const href = useHref()
  return activities.map((activity) => (
    <p key={activity.id} className="goods-promotion text-dense ink-2">
      <a className="goods-promotion-name" href={href('activity', { activityId: activity.id })}>
        {activity.title}
      </a>
      <Terms of={activity} />
    </p>
  ))
}

function Terms({ of: { rate, from, by, endAt } }: { of: HeldBy }) {
  const say = useSay(goodsDetailMessages)
  const currency = useCurrency()
  const loggedIn = useStore(useScope().token.$token) !== ''
  const date = shownDay(endAt, useLocale())
  function sentence(until: string) {
    if (rate !== undefined)
      return say(loggedIn ? 'activityRate' : 'activityRateLogIn', { percent: rate, date: until })
    if (from === undefined || by === undefined) return say('activityOpen', { date: until })
    return say('activityCut', {
      from: shortAmount(from, currency),
      by: shortAmount(by, currency),
      date: until,
    })
  }
  const [before, after] = sentence('|').split('|')
  return (
    <>
      {before}
      <span className="nowrap">{date}</span>
      {after}
    </>
  )
}
