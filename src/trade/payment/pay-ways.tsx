import { formatMoney } from '../../core/money'
import { ChoiceCard } from '../../ui/forms/choice-card'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import sheet from './pay-ways.css?sheet'
import type { PayType } from './payment.contract'
import { paymentMessages } from './payment.messages'
import { payMethod } from '../../words/pay-method'
import { paysPart, payWay, waysOf } from './pay-way'
import { RemedyLink } from './remedy-link'
import { UnusableWays } from './unusable-ways'

type PayWaysProps = {
  types: readonly PayType[]
  chosen: number | undefined
  onChoose: (payCode: number) => void
  /** Unique name of the radio group on the page. */
  group: string
}

/** Payment methods as cards. Unusable ones are collapsed and show their reasons. */
export function PayWays({ types, chosen, onChoose, group }: PayWaysProps) {
  useSheet(sheet)
  const say = useSay(paymentMessages)
  const { accounts, online, short, unusable } = waysOf(types)
  const card = (type: PayType) => (
    <PayWay
      key={type.payCode}
      type={type}
      group={group}
      checked={type.payCode === chosen}
      onChoose={() => onChoose(type.payCode)}
    />
  )
  return (
    <div className="stack gap-12">
      <div className="stack gap-12" role="radiogroup" aria-label={say('methods')}>
        {accounts.length > 0 && (
          <div className="payment-ways-accounts stack gap-12">{accounts.map(card)}</div>
        )}
        <div className="payment-ways-online stack gap-12">{online.map(card)}</div>
        {short.length > 0 && <div className="payment-ways-accounts stack gap-12">{short.map(card)}</div>}
      </div>
      <UnusableWays types={unusable} />
    </div>
  )
}

type PayWayProps = { type: PayType; group: string; checked: boolean; onChoose: () => void }

function PayWay({ type, group, checked, onChoose }: PayWayProps) {
  const { payCode, payName, enabled, reason, remedy } = type
  const note = useNote(type)
  return (
    <ChoiceCard
      className="payment-way"
      name={group}
      value={payCode}
      checked={checked}
      disabled={enabled !== 10 && !paysPart(type)}
      onChange={onChoose}
    >
      <span className="payment-way-name row gap-8 bold">
        <Icon name={payWay(payCode).icon} size={16} />
        {payName}
      </span>
      {note && <span className="payment-way-note above-4 block text-meta ink-2">{note}</span>}
      {reason && <RemedyLink remedy={remedy} />}
    </ChoiceCard>
  )
}

/** Returns the second line of a card: reason, balance or hint. */
function useNote(type: PayType): string | undefined {
  const say = useSay(paymentMessages)
  const currency = useCurrency()
  const { payCode, reason, balance, dueDate } = type
  if (paysPart(type)) return say('payablePart', { amount: formatMoney(type.payable ?? 0, currency) })
  if (reason) return reason
  if (payCode === payMethod.code.offline) return say('offlineNote')
  if (balance === undefined) return undefined
  const amount = formatMoney(balance, currency)
  return dueDate ? say('availableUntil', { amount, date: dueDate }) : say('available', { amount })
}
