import { shortAmount } from '../../../money/coupons/coupon-title'
import { useCurrency } from '../../../ui/currency'
import { useHref, useSay } from '../../../ui/host'
import { giftWay } from '../../gifts/gift-way'
import { shopGiftsMessages } from '../../gifts/shop-gifts.messages'
import type { GoodsDetail } from '../goods.contract'

const atMost = 2

/** Gifts by the order amount that brings them. */
export default function GoodsGifts({ gifts }: Required<Pick<GoodsDetail, 'gifts'>>) {
  const say = useSay(shopGiftsMessages)
  const currency = useCurrency()
  const href = useHref()
  const words = gifts
    .slice(0, atMost)
    .map(({ orderAmount, name }) => say('fromAmount', { from: shortAmount(orderAmount, currency), name }))
  return (
    <p className="goods-promotion text-dense ink-2">
      <a className="goods-promotion-name" href={href('gifts', {}, { way: String(giftWay.code.withOrder) })}>
        {say('gift')}
      </a>
      {words.join(say('and'))}
      {gifts.length > atMost && say('more', { n: gifts.length })}
    </p>
  )
}
