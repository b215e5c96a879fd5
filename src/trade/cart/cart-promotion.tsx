import { formatMoney } from '../../core/money'
import { shortAmount } from '../../money/coupons/coupon-title'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { cartPromotionMessages } from './cart-promotion.messages'
import type { Promotion } from './cart.contract'

/** Activity for a shop's selected goods: the discount, or the amount missing for it. */
export default function CartPromotion({ activityId, from, by, chosen, cut }: Promotion) {
  const say = useSay(cartPromotionMessages)
  const currency = useCurrency()
  const href = useHref()
  const amount = (minor: number) => formatMoney(minor, currency)
  return (
    <span className="cart-promotion inline-row wrap gap-8 row-gap-4 shrink text-meta ink-2">
      <Tag tone="coupon">
        {say('promotion', { from: shortAmount(from, currency), by: shortAmount(by, currency) })}
      </Tag>
      {cut > 0
        ? say('promotionReached', { chosen: amount(chosen), cut: amount(cut) })
        : say('promotionMissing', { chosen: amount(chosen), more: amount(from - chosen), by: amount(by) })}
      {cut === 0 && (
        <a className="link" href={href('activity', { activityId })}>
          {say('promotionMore')}
        </a>
      )}
    </span>
  )
}
