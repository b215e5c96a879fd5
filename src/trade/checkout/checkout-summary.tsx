import { useStore } from '@nanostores/react'
import type { AddressesStore } from '../../account/addresses/addresses.store'
import { maskPhone } from '../../account/addresses/mask-phone'
import { CouponChoice } from '../../money/coupons/coupon-choice'
import { PointsChoice } from '../../money/points/points-choice'
import { takesPoints } from '../../site/params/points-deduction.store'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Price } from '../../ui/price'
import type { FundingStore } from '../payment/funding.store'
import { CheckoutSplit } from './checkout-split'
import { stuckBecause } from './stuck-because'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

// Loaded on demand because most checkouts need no approval.
const ApprovalNote = later(() => import('../requests/approval-note'))

type CheckoutSummaryProps = {
  draft: Draft
  checkout: CheckoutStore
  addresses: AddressesStore
  funding: FundingStore
  onSubmit: (from: EventTarget) => void
}

/** Amounts of the order, and the submit button. */
export function CheckoutSummary({ draft, checkout, addresses, funding, onSubmit }: CheckoutSummaryProps) {
  const say = useSay(checkoutMessages)
  const sending = useStore(checkout.$sending)
  const waiting = useStore(checkout.$waiting)
  const { amounts, groups, gift, addressId } = draft
  const custom = groups.some(({ lines }) => lines.some(({ shopCarBizType }) => shopCarBizType === 30))
  const rows = [
    { name: say(draft.offer ? 'quotedAmount' : 'goodsAmount'), amount: amounts.goods },
    { name: say(draft.offer ? 'quotedFreight' : 'freight'), amount: amounts.freight },
    ...[
      { name: say('discount'), amount: -amounts.discount },
      { name: say('coupon'), amount: -amounts.coupon },
      { name: say('points'), amount: -amounts.points },
    ].filter(({ amount }) => amount < 0),
  ]

  return (
    <aside className="checkout-side stack gap-16" aria-label={say('summary')}>
      <Card>
        {!draft.offer && !draft.gift && <Reductions draft={draft} checkout={checkout} />}
        <dl
          className={classNames('checkout-sums stack gap-8', waiting && 'checkout-waiting')}
          aria-busy={waiting}
        >
          {rows.map(({ name, amount }) => (
            <div key={name} className="checkout-sum row gap-12 baseline between text-dense">
              <dt className="ink-2">{name}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          ))}
          {gift && (
            <div className="checkout-sum row gap-12 baseline between text-dense">
              <dt className="ink-2">{say('giftPoints')}</dt>
              <dd>{say('pointsOf', { n: gift.points })}</dd>
            </div>
          )}
          <div className="checkout-sum checkout-pay row gap-12 baseline between text-dense">
            <dt className="bold">{say('pay')}</dt>
            <dd>
              <output>
                <Price amount={amounts.pay} size="xl" />
              </output>
            </dd>
          </div>
        </dl>
        <Button
          variant="primary"
          size="large"
          wide
          loading={sending}
          disabled={stuckBecause(draft) !== undefined}
          onClick={({ currentTarget }) => onSubmit(currentTarget)}
        >
          {say('submit')}
        </Button>
        <div className="above-12 text-meta ink-2">
          <CheckoutSplit draft={draft} checkout={checkout} funding={funding} />
          {custom && <p>{say('withCustom')}</p>}
          {draft.needReview === 10 && (
            <ApprovalNote key={draft.stamp} checkout={checkout} draftId={draft.draftId} />
          )}
        </div>
      </Card>
      <SendTo addresses={addresses} addressId={addressId} />
    </aside>
  )
}

/** Coupons and points. Quotations and gifts accept neither. */
function Reductions({
  draft: { coupons, points, amounts },
  checkout,
}: Pick<CheckoutSummaryProps, 'draft' | 'checkout'>) {
  const offered = useStore(takesPoints(useScope()))
  const fault = useStore(checkout.$pointsFault)
  return (
    <div className="checkout-reductions stack gap-16">
      <CouponChoice offers={coupons} onChoose={(couponIds) => checkout.change({ couponIds })} />
      {points && offered && (
        <PointsChoice points={points} worth={amounts.points} fault={fault} onChange={checkout.usePoints} />
      )}
    </div>
  )
}

function SendTo({ addresses, addressId }: { addresses: AddressesStore; addressId: string | undefined }) {
  const say = useSay(checkoutMessages)
  const { value = [] } = useStore(addresses.items.$state)
  const chosen = value.find(({ id }) => id === addressId)
  if (!chosen) return null
  const { regionName, detail, consignee, phone } = chosen
  return (
    <Card className="text-meta">
      <p>
        <span className="ink-2">{say('sendTo')}</span> {regionName} {detail}
      </p>
      <p>
        <span className="ink-2">{say('receiver')}</span> {consignee} {maskPhone(phone)}
      </p>
    </Card>
  )
}
