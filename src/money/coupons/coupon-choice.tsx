import { useHref, useSay } from '../../ui/host'
import { CouponSelect } from './coupon-select'
import { chosenWith, slotOf } from './coupon-slots'
import type { CouponOffer } from './coupon-shapes'
import { couponsMessages } from './coupons.messages'

type CouponChoiceProps = {
  offers: readonly CouponOffer[]
  /** Called with the ids of all chosen coupons. */
  onChoose: (couponIds: string[]) => void
}

/** Selects for one platform coupon and one coupon per shop. Unusable coupons show the reason. */
export function CouponChoice({ offers, onChoose }: CouponChoiceProps) {
  const say = useSay(couponsMessages)
  const href = useHref()
  const usable = offers.filter(({ cut }) => cut > 0).length
  const slots = new Map<string, CouponOffer[]>()
  for (const offer of offers) slots.set(slotOf(offer), [...(slots.get(slotOf(offer)) ?? []), offer])
  // Hides shops without a usable coupon.
  const shown = [...slots].filter(([slot, list]) => slot === '' || list.some(({ cut }) => cut > 0))

  return (
    <section className="coupon-choice stack gap-8">
      <div className="row wrap gap-12 row-gap-4 baseline between text-meta ink-2">
        <h3 className="text-body bold ink">{say('coupon')}</h3>
        {usable > 0 ? (
          <span>{say('usable', { n: usable })}</span>
        ) : (
          <a className="link" href={href('couponCentre')}>
            {say('get')}
          </a>
        )}
      </div>
      {shown.length === 0 && <p className="note">{say('noneUsable')}</p>}
      {shown.map(([slot, list]) => (
        <CouponSelect key={slot} offers={list} onChoose={(id) => onChoose(chosenWith(offers, slot, id))} />
      ))}
    </section>
  )
}
