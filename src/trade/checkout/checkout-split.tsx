import { useStore } from '@nanostores/react'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import type { FundingStore } from '../payment/funding.store'
import { isAccount } from '../payment/pay-way'
import { useFundingPlan } from '../payment/use-funding-plan'
import type { Draft } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type CheckoutSplitProps = { draft: Draft; checkout: CheckoutStore; funding: FundingStore }

/** Split of the amount between payment methods, and the consequences of submitting. */
export function CheckoutSplit({ draft, checkout, funding }: CheckoutSplitProps) {
  const say = useSay(checkoutMessages)
  const currency = useCurrency()
  const { payNow, amounts, gift, needReview } = draft
  const emergency = useStore(checkout.$emergency)
  const { types, parts, left } = useFundingPlan(funding, payNow)
  const nameOf = (code: number) => types.find(({ payCode }) => payCode === code)?.payName ?? ''
  const covered = left === 0 && parts.every(({ payCode }) => isAccount(payCode))
  const after = () => {
    if (amounts.pay === 0) return gift ? 'afterGift' : 'afterFree'
    if (needReview === 10) return emergency === undefined ? 'afterReview' : 'afterPay'
    return covered && payNow === amounts.pay ? 'afterAccounts' : 'afterPay'
  }
  return (
    <>
      {parts.length > 0 && (
        <dl className="checkout-split stack gap-4" aria-label={say('split')}>
          {parts.map(({ payCode, amount }) => (
            <div key={payCode} className="checkout-sum row gap-12 baseline between text-dense">
              <dt className="ink-2">{nameOf(payCode)}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{say(after())}</p>
    </>
  )
}
