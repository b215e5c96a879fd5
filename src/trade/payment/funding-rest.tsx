import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { ChoiceCard } from '../../ui/forms/choice-card'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { fundingMessages } from './funding.messages'
import type { FundingStore } from './funding.store'
import { isAccount, payWay } from './pay-way'
import type { PayType } from './payment.contract'

type FundingRestProps = { store: FundingStore; types: readonly PayType[]; rest: Minor; owed: Minor }

/**
 * Payment method for the amount that the accounts leave, or for the whole amount. It can be chosen later while no account
 * pays.
 */
export function FundingRest({ store, types, rest, owed }: FundingRestProps) {
  const say = useSay(fundingMessages)
  const currency = useCurrency()
  const group = useId()
  const title = useId()
  const { rest: chosen } = useStore(store.$wish)
  const covered = rest === 0 && owed > 0
  const usable = types.filter(({ payCode, enabled }) => enabled === 10 && !isAccount(payCode))
  const amount = formatMoney(rest, currency)
  return (
    <>
      <p className="text-dense ink-2" id={title}>
        {say(covered ? 'covered' : rest < owed ? 'rest' : 'all', { amount })}
      </p>
      <div className="payment-funding-rest" role="radiogroup" aria-labelledby={title} data-field="payRest">
        {usable.map(({ payCode, payName }) => (
          <ChoiceCard
            key={payCode}
            name={group}
            value={payCode}
            checked={payCode === chosen && !covered}
            onChange={() => store.restBy(payCode)}
          >
            <span className="row gap-8">
              <Icon name={payWay(payCode).icon} size={16} />
              {payName}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </>
  )
}
