import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { FundingPlanner } from '../payment/funding-planner'
import { fundingMessages } from '../payment/funding.messages'
import type { FundingStore } from '../payment/funding.store'
import { CheckoutSection } from './checkout-section'
import type { Draft } from './checkout.contract'

/** How it is to be paid; what is reviewed first is paid later. */
export function CheckoutFunding({
  draft: { payNow, amounts },
  funding,
}: {
  draft: Draft
  funding: FundingStore
}) {
  const say = useSay(fundingMessages)
  const currency = useCurrency()
  return (
    <CheckoutSection title={say('title')} note={payNow > 0 ? say('later') : undefined}>
      {payNow > 0 && payNow < amounts.pay && (
        <p className="checkout-hint">{say('partly', { amount: formatMoney(payNow, currency) })}</p>
      )}
      {payNow > 0 ? (
        <FundingPlanner store={funding} owed={payNow} />
      ) : (
        <p className="checkout-hint">{say('afterReview')}</p>
      )}
    </CheckoutSection>
  )
}
