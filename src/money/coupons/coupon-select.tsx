import { useId } from 'react'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Select, type Option } from '../../ui/forms/select'
import { useLabel } from '../../ui/use-label'
import { couponKind } from './coupon-kind'
import { couponTitle, shortAmount } from './coupon-title'
import { couponType } from './coupon-type'
import type { CouponOffer } from './coupon-shapes'
import { couponsMessages } from './coupons.messages'

type CouponSelectProps = {
  offers: readonly CouponOffer[]
  /** @param id id of the coupon, empty for none */
  onChoose: (id: string) => void
  /** Compact layout with a label for screen readers only. */
  small?: boolean
  label?: string
}

/** Select for one coupon of a slot, or none. */
export function CouponSelect({ offers, onChoose, small = false, label }: CouponSelectProps) {
  const say = useSay(couponsMessages)
  const typeLabel = useLabel(couponType)
  const currency = useCurrency()
  const id = useId()
  const shop = offers[0]?.shop
  const kind = typeLabel(offers[0]?.type ?? 0)

  function why({ reason, missing = 0, useFrom }: CouponOffer): string {
    if (reason === 'short') return say('short', { amount: formatMoney(missing, currency) })
    return reason === 'early' ? say('early', { day: useFrom.slice(0, 10) }) : say('scope')
  }
  const options = offers.map((offer): Option => {
    const title = couponTitle(say, currency, offer)
    const says = offer.kind === couponKind.code.fullCut ? kind : `−${shortAmount(offer.cut, currency)}`
    const about = offer.cut > 0 ? says : why(offer)
    return { value: offer.id, label: say('option', { title, type: about }), disabled: offer.cut === 0 }
  })
  return (
    <>
      {shop && !small && (
        <label className="note" htmlFor={id}>
          {say('shopCoupon', { shop: shop.name })}
        </label>
      )}
      <Select
        id={id}
        aria-label={shop && !small ? undefined : (label ?? say('coupon'))}
        size={small ? 'small' : undefined}
        value={offers.find((offer) => offer.chosen)?.id ?? ''}
        options={[{ value: '', label: say('none') }, ...options]}
        onChoose={onChoose}
      />
    </>
  )
}
