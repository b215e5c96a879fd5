import { formatMoney, type Minor } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { AmountInput } from './amount-input'
import { paymentMessages } from './payment.messages'

type PayPartProps = {
  /** Maximum amount for the account. */
  most: Minor
  amount: Minor
  /** Amount of the pay order. */
  owed: Minor
  onAmount: (amount: Minor) => void
}

/** Amount that an account pays now, and the rest. */
export function PayPart({ most, amount, owed, onAmount }: PayPartProps) {
  const say = useSay(paymentMessages)
  const currency = useCurrency()
  const shown = (value: Minor) => formatMoney(value, currency)
  return (
    <div className="payment-account row wrap gap-16 row-gap-8">
      <span className="payment-account-label">{say('partAmount')}</span>
      <AmountInput label={say('partAmount')} amount={amount} onAmount={onAmount} />
      <span className="text-dense ink-2" role="status">
        {amount < owed
          ? say('partRest', { amount: shown(owed - amount) })
          : say('partHint', { amount: shown(most) })}
      </span>
    </div>
  )
}
