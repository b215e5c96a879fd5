import { useStore } from '@nanostores/react'
import { shortAmount } from '../../../money/coupons/coupon-title'
import { useCurrency } from '../../../ui/currency'
import { useHref, useSay, useScope } from '../../../ui/host'
import { later } from '../../../ui/later'
import type { GoodsDetail, HeldBy } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'

// Its words are needed nowhere else.
const GoodsGifts = later(() => import('./goods-gifts'))

/** The activities that hold the goods: what each gives, and until when; then the gifts that come with orders. */
export function PromotionLines({ activities, gifts }: Pick<GoodsDetail, 'activities' | 'gifts'>) {
  const href = useHref()
  const lines = activities.map((activity) => (
    <p key={activity.id} className="goods-promotion">
      <a className="goods-promotion-name" href={href('activity', { activityId: activity.id })}>
        {activity.title}
      </a>
      <Terms of={activity} />
    </p>
  ))
  return (
    <>
      {lines}
      {gifts && gifts.length > 0 && (
        <GoodsGifts gifts={gifts} waiting={<p className="goods-promotion">&nbsp;</p>} />
      )}
    </>
  )
}

function Terms({ of: { rate, from, by, endAt } }: { of: HeldBy }) {
  const say = useSay(goodsDetailMessages)
  const currency = useCurrency()
  const loggedIn = useStore(useScope().token.$token) !== ''
  const until = { month: Number(endAt.slice(5, 7)), day: Number(endAt.slice(8, 10)) }
  if (rate !== undefined)
    return say(loggedIn ? 'activityRate' : 'activityRateLogIn', { percent: rate, ...until })
  if (from === undefined || by === undefined) return say('activityOpen', until)
  return say('activityCut', {
    from: shortAmount(from, currency),
    by: shortAmount(by, currency),
    ...until,
  })
}
