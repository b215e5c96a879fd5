import { useId } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { monthDueOn } from '../../money/credit/due-date'
import { Checkbox } from '../../ui/forms/checkbox'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { AmountInput } from './amount-input'
import { fundingMessages } from './funding.messages'
import type { FundingStore } from './funding.store'
import { payWay } from './pay-way'
import type { PayType } from './payment.contract'
import { RemedyLink } from './remedy-link'

type FundingAccountProps = {
  type: PayType
  /** Amount paid by this account. */
  amount: Minor
  /** Maximum amount for this account, given the other accounts. */
  most: Minor
  /** Amount that can be paid now. */
  owed: Minor
  chosen: boolean
  store: FundingStore
}

/** Account that pays a part or all: amount field and remaining balance. */
export function FundingAccount({ type, amount, most, owed, chosen, store }: FundingAccountProps) {
  const say = useSay(fundingMessages)
  const currency = useCurrency()
  const { payCode, payName, reason, balance = 0, enabled, dueDate, remedy } = type
  const usable = enabled === 10
  const note = useId()
  const billed = monthDueOn(dueDate ?? '')
  return (
    <div
      className={
        usable
          ? 'payment-funding-account stack gap-4 start'
          : 'payment-funding-account payment-funding-account-off stack gap-4 start'
      }
    >
      <Checkbox
        checked={chosen}
        disabled={!usable}
        aria-describedby={note}
        onChange={({ target }) => (target.checked ? store.take(payCode) : store.drop(payCode))}
      >
        <span className="row gap-8 bold">
          <Icon name={payWay(payCode).icon} size={16} />
          {payName}
        </span>
      </Checkbox>
      <p className="text-meta ink-2" id={note}>
        {reason ??
          say(balance < owed ? 'availablePart' : 'available', { amount: formatMoney(balance, currency) })}
      </p>
      {balance < owed && <RemedyLink remedy={remedy} />}
      {chosen && usable && (
        <>
          <AmountInput
            label={say('amountOf', { name: payName })}
            amount={amount}
            onAmount={(wanted) => store.want(payCode, Math.min(wanted, most))}
          />
          <p className="text-meta ink-2">
            {say('remains', { amount: formatMoney(balance - amount, currency) })}
          </p>
          {billed && amount > 0 && (
            <p className="text-meta ink-2">{say('due', { month: billed, date: dueDate ?? '' })}</p>
          )}
        </>
      )}
    </div>
  )
}
