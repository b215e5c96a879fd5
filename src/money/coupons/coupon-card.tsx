import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { couponKind } from './coupon-kind'
import { couponScope } from './coupon-scope'
import { couponTitle, shortAmount } from './coupon-title'
import { couponType } from './coupon-type'
import type { Coupon } from './coupon-shapes'
import { couponsMessages } from './coupons.messages'

type CouponCardProps = {
  of: Omit<Coupon, 'id' | 'code' | 'state'>
  /** True if the coupon can no longer be used. */
  over?: boolean
  /** Content below the terms, such as state or number left. */
  note?: ReactNode
  action?: ReactNode
}

/** Card of a coupon: discount, scope and validity. */
export function CouponCard({ of, over = false, note, action }: CouponCardProps) {
  const say = useSay(couponsMessages)
  const typeLabel = useLabel(couponType)
  const currency = useCurrency()
  const { kind, value = 0, rate = 100, most, threshold, type } = of
  const title = couponTitle(say, currency, of)
  return (
    <li className={classNames('coupon', over && 'coupon-over')} part="cell">
      <div className="coupon-face text-meta brand text-center" aria-hidden="true">
        {kind === couponKind.code.fullCut ? (
          <b className="text-h1 anywhere">
            <span className="text-dense">{currency.symbol}</span>
            {shortAmount(value, currency)}
          </b>
        ) : (
          <b className="text-h1 anywhere">{say('percentOff', { n: 100 - rate })}</b>
        )}
        <span>{say('from', { amount: shortAmount(threshold, currency) })}</span>
      </div>
      <div className="coupon-words stack gap-4 top">
        <p className="row wrap gap-8 row-gap-4">
          <Tag>{typeLabel(type)}</Tag>
          <b className="coupon-title text-body">{title}</b>
        </p>
        <p className="row wrap gap-8 row-gap-4 text-meta ink-2">
          <Scope of={of} />
          {most !== undefined && <span>{say('most', { amount: shortAmount(most, currency) })}</span>}
        </p>
        <p className="row wrap gap-8 row-gap-4 text-meta ink-2">
          {say('period', { from: of.useFrom.slice(0, 10), to: of.useTo.slice(0, 10) })}
        </p>
        <div className="coupon-foot row wrap gap-8 row-gap-4">
          <span className="text-meta ink-2">{note}</span>
          {action}
        </div>
      </div>
    </li>
  )
}

function Scope({ of: { scope, scopeName, shop } }: Pick<CouponCardProps, 'of'>) {
  const say = useSay(couponsMessages)
  const { all, shop: ofShop } = couponScope.code
  if (scope === all && !shop) return <span>{say('allGoods')}</span>
  if (scope === all || scope === ofShop)
    return <span>{say('ofShop', { shop: shop?.name ?? scopeName })}</span>
  return <span>{say('ofCategory', { name: scopeName })}</span>
}
