import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { classNames } from '../../ui/class-names'
import { wholeNumber } from '../../core/text/whole-number'
import type { Gift } from './gifts.contract'
import { giftsMessages } from './gifts.messages'

/** Price of a gift: points plus any money, or the order amount that includes it. */
export function GiftPrice({ gift, large = false }: { gift: Gift; large?: boolean }) {
  const say = useSay(giftsMessages)
  const currency = useCurrency()
  const { pointsPrice, cashPrice, priceHidden, orderAmount } = gift
  return (
    <span
      className={classNames('gift-price row wrap gap-4 row-gap-0 baseline', large && 'gift-price-large')}
      part="price"
    >
      {orderAmount !== undefined && (
        <span className="gift-order bold">
          {say('withOrder', { amount: formatMoney(orderAmount, currency) })}
        </span>
      )}
      {pointsPrice > 0 && (
        <span>
          <b className="gift-figure text-h3">{wholeNumber(pointsPrice)}</b>
          <span className="gift-unit text-meta ink-3">{say('pointsOf')}</span>
        </span>
      )}
      {cashPrice !== undefined && (
        <span>
          <span className="gift-unit text-meta ink-3">{say('plus')}</span>
          <b className="gift-figure text-h3">{formatMoney(cashPrice, currency)}</b>
        </span>
      )}
      {priceHidden && (
        <span className="inline-row gap-4 text-meta ink-3">
          <Icon name="lock" size={12} />
          {say('cashHidden')}
        </span>
      )}
    </span>
  )
}
