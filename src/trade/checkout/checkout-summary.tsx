import { useStore } from '@nanostores/react'
import { goTo, isStorefront } from '../../core/go-to'
import type { AddressesStore } from '../../account/addresses/addresses.store'
import { maskPhone } from '../../account/addresses/mask-phone'
import { CouponChoice } from '../../money/coupons/coupon-choice'
import { PointsChoice } from '../../money/points/points-choice'
import { takesPoints } from '../../site/params/points-deduction.store'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { Price } from '../../ui/price'
import type { Funding, FundingStore } from '../payment/funding.store'
import { isAccount } from '../payment/pay-way'
import { isPaid } from './placed-paid'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutSummaryProps = {
  draft: Draft
  checkout: CheckoutStore
  addresses: AddressesStore
  funding: FundingStore
}

/** What it comes to, and the one button that orders it. */
export function CheckoutSummary({ draft, checkout, addresses, funding }: CheckoutSummaryProps) {
  const say = useSay(checkoutMessages)
  const { toasts } = useScope()
  const href = useHref()
  const sending = useStore(checkout.$sending)
  const waiting = useStore(checkout.$waiting)
  const { amounts, groups, needReview, addressId } = draft
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

  async function order(from: EventTarget, paying: Funding) {
    const placed = await checkout.submit(from, paying, funding)
    // What accounts have may be the reason.
    if (!placed) void funding.types.reload()
    if (!placed?.payOrderId || isPaid(placed) || !isStorefront()) return
    // How to pay was chosen here: the payment goes on with that.
    if (paying.funding?.some(({ payCode }) => !isAccount(payCode)))
      goTo(href('payment', {}, { payOrderId: placed.payOrderId }), { replace: true })
  }
  function submit(from: EventTarget) {
    // An address that was chosen just now is on its way to the server: the store waits for it.
    if (!addressId && !waiting) return toasts.brief('warning', say('chooseAddress'))
    const paying = funding.ready(draft.gift?.points, draft.passwordFree)
    if (paying) void order(from, paying)
  }
  return (
    <aside className="checkout-side" aria-label={say('summary')}>
      <Card>
        {!draft.offer && !draft.gift && <Reductions draft={draft} checkout={checkout} />}
        <dl className={classNames('checkout-sums', waiting && 'checkout-waiting')} aria-busy={waiting}>
          {rows.map(({ name, amount }) => (
            <div key={name} className="checkout-sum">
              <dt>{name}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          ))}
          <div className="checkout-sum checkout-pay">
            <dt>{say('pay')}</dt>
            <dd aria-live="polite">
              <Price amount={amounts.pay} size="xl" />
            </dd>
          </div>
        </dl>
        <Button
          variant="primary"
          size="large"
          wide
          loading={sending}
          onClick={({ currentTarget }) => submit(currentTarget)}
        >
          {say('submit')}
        </Button>
        <div className="checkout-consequence">
          <p>{say(needReview === 10 ? 'afterReview' : 'afterPay')}</p>
          {custom && <p>{say('withCustom')}</p>}
        </div>
      </Card>
      <SendTo addresses={addresses} addressId={addressId} />
    </aside>
  )
}

/** Coupons and points; what was quoted, and gifts, take none. */
function Reductions({
  draft: { coupons, points, amounts },
  checkout,
}: Omit<CheckoutSummaryProps, 'addresses' | 'funding'>) {
  const offered = useStore(takesPoints(useScope()))
  const fault = useStore(checkout.$pointsFault)
  return (
    <div className="checkout-reductions">
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
    <Card className="checkout-to">
      <p>
        <span>{say('sendTo')}</span> {regionName} {detail}
      </p>
      <p>
        <span>{say('receiver')}</span> {consignee} {maskPhone(phone)}
      </p>
    </Card>
  )
}
