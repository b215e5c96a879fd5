import { useStore } from '@nanostores/react'
import { formatMoney } from '../../core/money'
import { shortAmount } from '../../money/coupons/coupon-title'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'

/** Activities for a shop's selected goods: the discount, or the amount missing for it. */
export default function CartPromotions({ cart, shopId }: { cart: CartPageStore; shopId: string }) {
  const say = useSay(cartPageMessages)
  const currency = useCurrency()
  const href = useHref()
  const { promotions = [] } = useStore(cart.lines.$summary) ?? {}
  const amount = (minor: number) => formatMoney(minor, currency)
  return promotions
    .filter((promotion) => promotion.shopId === shopId)
    .map(({ activityId, from, by, chosen, cut }) => (
      <span key={activityId} className="cart-promotion">
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
    ))
}
