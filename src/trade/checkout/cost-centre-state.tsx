import { yes } from '../../core/api/shapes'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { FieldError } from '../../ui/forms/field-error'
import { useSay } from '../../ui/host'
import type { BudgetNeed } from './checkout.contract'
import { costCentreStateMessages } from './cost-centre-state.messages'

type CostCentreStateProps = {
  need?: BudgetNeed | undefined
  /** Reason why the last submission was refused. */
  fault?: string | undefined
}

/** State of a line's cost centre: why it was refused, or what is left of its budget and what the checkout lacks. */
export default function CostCentreState({ need, fault }: CostCentreStateProps) {
  const say = useSay(costCentreStateMessages)
  const currency = useCurrency()
  if (fault) return <FieldError>{fault}</FieldError>
  if (!need) return null
  const { free, missing, hard } = need
  const values = { free: formatMoney(free, currency), missing: formatMoney(missing, currency) }
  if (missing <= 0) return <span className="note">{say('left', values)}</span>
  return hard === yes ? (
    <FieldError>{say('short', values)}</FieldError>
  ) : (
    <span className="note">{say('warned', values)}</span>
  )
}
