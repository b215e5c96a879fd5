import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { FundingPassword } from '../payment/funding-password'
import { asksPassword } from '../payment/funding-plan'
import { FundingPlanner } from '../payment/funding-planner'
import { fundingMessages } from '../payment/funding.messages'
import type { FundingStore } from '../payment/funding.store'
import { useFundingPlan } from '../payment/use-funding-plan'
import { CheckoutSection } from './checkout-section'
import type { Draft } from './checkout.contract'

type CheckoutFundingProps = {
  draft: Draft
  funding: FundingStore
  /** True if points are deducted from the price. The summary then asks for the password. */
  deducted: boolean
  onSubmit: (from: EventTarget) => void
}

/** Payment section: points for a gift, and payment methods for money. Orders under review are paid later. */
export function CheckoutFunding({ draft, funding, deducted, onSubmit }: CheckoutFundingProps) {
  const { payNow, amounts, gift, passwordFree } = draft
  const say = useSay(fundingMessages)
  const currency = useCurrency()
  const { parts } = useFundingPlan(funding, payNow)
  const asked = asksPassword(parts, passwordFree)
  if (!gift && amounts.pay === 0) return null
  return (
    <CheckoutSection title={say('title')} note={payNow > 0 ? say('later') : undefined}>
      {gift && <GiftPoints gift={gift} />}
      {payNow > 0 && payNow < amounts.pay && (
        <p className="text-dense ink-3">{say('partly', { amount: formatMoney(payNow, currency) })}</p>
      )}
      {payNow > 0 && (
        <FundingPlanner
          store={funding}
          owed={payNow}
          free={passwordFree}
          withoutPoints={deducted}
          onSubmit={onSubmit}
        />
      )}
      {gift && !asked && <FundingPassword store={funding} onSubmit={onSubmit} />}
      {payNow === 0 && amounts.pay > 0 && <p className="text-dense ink-3">{say('afterReview')}</p>}
    </CheckoutSection>
  )
}

/** Price of a gift in points, compared with the available points. */
function GiftPoints({ gift: { points, available } }: { gift: NonNullable<Draft['gift']> }) {
  const say = useSay(fundingMessages)
  const values = { points, available }
  if (points > available) return <InlineBar tone="warn">{say('pointsShort', values)}</InlineBar>
  return <p className="text-dense ink-3">{say('points', values)}</p>
}
