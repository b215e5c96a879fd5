import { formatMoney } from '../../core/money'
import { classNames } from '../../ui/class-names'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import type { Budget } from './budgets.contract'
import { budgetMessages } from './budgets.messages'

/** Returns parts of a whole in percent. Parts beyond the whole fill it in proportion. */
function percentOf(parts: readonly number[], whole: number): number[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  const scale = Math.max(whole, sum, 1)
  return parts.map((part) => (part / scale) * 100)
}

/** Bar of a budget with its used and reserved part, and a text for all figures. */
export function BudgetBar({ budget }: { budget: Budget }) {
  const say = useSay(budgetMessages)
  const currency = useCurrency()
  const { costCentre, amount, carried, used, reserved, free } = budget
  const [usedPart = 0, reservedPart = 0] = percentOf([used, reserved], amount + carried)
  const money = (figure: number) => formatMoney(figure, currency)
  const label = say('bar', {
    name: costCentre.name || costCentre.code,
    amount: money(amount + carried),
    used: money(used),
    reserved: money(reserved),
    free: money(free),
  })
  return (
    <div className={classNames('budget-bar', free < 0 && 'budget-bar-over')} role="img" aria-label={label}>
      <span className="budget-bar-used" style={{ width: `${usedPart}%` }} />
      <span className="budget-bar-reserved" style={{ width: `${reservedPart}%` }} />
    </div>
  )
}

/** Legend of the bars. */
export function BudgetKeys() {
  const say = useSay(budgetMessages)
  return (
    <p className="budget-keys row wrap gap-16 row-gap-4 stretch text-dense ink-2">
      <span className="budget-key-used">{say('used')}</span>
      <span className="budget-key-reserved">{say('reserved')}</span>
    </p>
  )
}
