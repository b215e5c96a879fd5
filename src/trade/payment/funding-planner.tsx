import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { Page } from '../../ui/pages/page-frame'
import { Skeleton } from '../../ui/pages/skeleton'
import { useSheet } from '../../ui/sheet'
import { useLabel } from '../../ui/use-label'
import { FundingAccount } from './funding-account'
import { FundingPassword } from './funding-password'
import { FundingRest } from './funding-rest'
import { asksPassword, balanceOf, fundingAccounts, isWish, planOf, proposalFor } from './funding-plan'
import sheet from './funding.css?sheet'
import { fundingMessages } from './funding.messages'
import type { FundingStore } from './funding.store'
import { payMethod } from '../../words/pay-method'
import { isAccount } from './pay-way'
import type { PayType } from './payment.contract'
import { UnusableWays } from './unusable-ways'
import { useFundingPlan } from './use-funding-plan'

type FundingPlannerProps = {
  store: FundingStore
  /** Amount that can be paid now. */
  owed: Minor
  /** Maximum amount that accounts pay without the payment password. */
  free: Minor
  /** True if points are deducted from the price instead of being a payment method. */
  withoutPoints: boolean
  onSubmit: (from: EventTarget) => void
}

/** Split of the owed amount between accounts and one other payment method, with balances and credit due date. */
export function FundingPlanner(props: FundingPlannerProps) {
  useSheet(sheet)
  const say = useSay(fundingMessages)
  return (
    <Page of={props.store.types} what={say('title')} skeleton={<Skeleton height={294} />}>
      {() => <Planner {...props} />}
    </Page>
  )
}

function Planner({ store, owed, free, withoutPoints, onSubmit }: FundingPlannerProps) {
  const say = useSay(fundingMessages)
  const refused = useStore(store.$refused)
  const { types, wish, parts, left } = useFundingPlan(store, owed)
  const paidBy = new Map(parts.map(({ payCode, amount }) => [payCode, amount]))
  const accounts = useId()
  const own = fundingAccounts
    .filter((code) => !withoutPoints || code !== payMethod.code.points)
    .flatMap((code) => types.find(({ payCode }) => payCode === code) ?? [])
  const rest = wish.rest === undefined ? left : (paidBy.get(wish.rest) ?? 0)
  return (
    <div className="stack gap-12">
      <Proposal store={store} owed={owed} types={types} />
      {refused && <InlineBar tone="warn">{refused}</InlineBar>}
      {own.length > 0 && (
        <p className="text-dense ink-2" id={accounts}>
          {say('accounts')}
        </p>
      )}
      <div className="payment-funding-accounts" role="group" aria-labelledby={accounts}>
        {own.map((type) => {
          const amount = paidBy.get(type.payCode) ?? 0
          return (
            <FundingAccount
              key={type.payCode}
              type={type}
              amount={amount}
              owed={owed}
              chosen={wish.accounts.has(type.payCode)}
              most={Math.min(balanceOf(types, type.payCode), left + rest + amount)}
              store={store}
            />
          )
        })}
      </div>
      <FundingRest store={store} types={types} rest={rest} owed={owed} />
      <UnusableWays types={types.filter(({ payCode, enabled }) => enabled !== 10 && !isAccount(payCode))} />
      {asksPassword(parts, free) && <FundingPassword store={store} onSubmit={onSubmit} />}
    </div>
  )
}

/** Button that applies the proposed split. */
function Proposal({
  store,
  owed,
  types,
}: Pick<FundingPlannerProps, 'store' | 'owed'> & { types: readonly PayType[] }) {
  const say = useSay(fundingMessages)
  const methodLabel = useLabel(payMethod)
  const currency = useCurrency()
  const wish = useStore(store.$wish)
  if (isWish(wish)) {
    return (
      <button type="button" className="link payment-funding-clear" part="action" onClick={store.clear}>
        {say('clear')}
      </button>
    )
  }
  const { parts } = planOf(owed, { accounts: proposalFor(owed, types), rest: undefined }, types)
  if (parts.length === 0) return null
  const words = parts.map(({ payCode, amount }) =>
    say('part', { name: methodLabel(payCode), amount: formatMoney(amount, currency) }),
  )
  return (
    <p className="row wrap gap-12 row-gap-0 stretch text-dense ink-2">
      {say('proposal', { parts: words.join(' + ') })}
      <button type="button" className="link" part="action" onClick={() => store.propose()}>
        {say('propose')}
      </button>
    </p>
  )
}
