import { useId } from 'react'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Select, type Option } from '../../ui/select'
import { useSheet } from '../../ui/sheet'
import sheet from './coupon-choice.css?sheet'
import { couponKind } from './coupon-kind'
import { couponTitle, shortAmount } from './coupon-title'
import { couponType } from './coupon-type'
import type { CouponOffer } from './coupons.contract'
import { couponsMessages } from './coupons.messages'

type CouponChoiceProps = {
  offers: readonly CouponOffer[]
  /** Ids of all coupons that are wanted now. */
  onChoose: (couponIds: string[]) => void
}

const slotOf = ({ type, shop }: CouponOffer) => (type === couponType.code.merchant ? `shop ${shop?.id}` : '')

/** One coupon of the platform and one of each shop; those that do not count are told, with the reason. */
export function CouponChoice({ offers, onChoose }: CouponChoiceProps) {
  useSheet(sheet)
  const say = useSay(couponsMessages)
  const href = useHref()
  const usable = offers.filter(({ cut }) => cut > 0).length
  const slots = new Map<string, CouponOffer[]>()
  for (const offer of offers) slots.set(slotOf(offer), [...(slots.get(slotOf(offer)) ?? []), offer])
  // A shop whose coupons all do not count would be a long way of saying nothing.
  const shown = [...slots].filter(([slot, list]) => slot === '' || list.some(({ cut }) => cut > 0))
  const chosen = offers.filter((offer) => offer.chosen)

  return (
    <section className="coupon-choice">
      <div className="coupon-choice-head">
        <h3 className="coupon-choice-title">{say('coupon')}</h3>
        {usable > 0 ? (
          <span>{say('usable', { n: usable })}</span>
        ) : (
          <a className="link" href={href('couponCentre')}>
            {say('get')}
          </a>
        )}
      </div>
      {shown.length === 0 && <p className="coupon-choice-none">{say('noneUsable')}</p>}
      {shown.map(([slot, list]) => (
        <CouponSelect
          key={slot}
          offers={list}
          onChoose={(id) => {
            const others = chosen.filter((offer) => slotOf(offer) !== slot).map((offer) => offer.id)
            onChoose(id ? [...others, id] : others)
          }}
        />
      ))}
    </section>
  )
}

type CouponSelectProps = { offers: readonly CouponOffer[]; onChoose: (id: string) => void }

function CouponSelect({ offers, onChoose }: CouponSelectProps) {
  const say = useSay(couponsMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const id = useId()
  const shop = offers[0]?.shop
  const kind = couponType.label(offers[0]?.type ?? 0, locale)

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
      {shop && (
        <label className="coupon-choice-shop" htmlFor={id}>
          {say('shopCoupon', { shop: shop.name })}
        </label>
      )}
      <Select
        id={id}
        aria-label={shop ? undefined : say('coupon')}
        value={offers.find((offer) => offer.chosen)?.id ?? ''}
        options={[{ value: '', label: say('none') }, ...options]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </>
  )
}
