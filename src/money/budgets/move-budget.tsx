import { useState } from 'react'
import { formatMoney, type CurrencyRule } from '../../core/money'
import type { Scope } from '../../core/host/scope'
import type { LookUpSource } from '../../core/store/look-up'
import type { SentOf } from '../../core/form/form-field'
import type { Say } from '../../core/language/messages'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import LookUp from '../../ui/forms/look-up'
import { useCurrency } from '../../ui/currency'
import { useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { budgetMoveFields } from './budget-fields'
import { pageBudgets, readBudget, type Budget } from './budgets.contract'
import { budgetMessages } from './budgets.messages'

type Known = { from: Budget; say: Say<'moveChoice'>; shown: CurrencyRule }

/** Creates the lookup of the budgets that can receive an amount. */
function receivers(scope: Scope, { from, say, shown }: Known): LookUpSource {
  const asFound = ({ id, costCentre, fromDay, untilDay, free, currency }: Budget) => ({
    value: id,
    label: say('moveChoice', {
      centre: `${costCentre.code} ${costCentre.name}`,
      from: fromDay,
      until: untilDay,
      free: formatMoney(free, shown),
    }),
    disabled: id === from.id || currency !== from.currency,
  })
  return {
    async page(body, options) {
      const { content, totalElements } = await scope.call(pageBudgets, { body }, options)
      return { content: content.map(asFound), totalElements }
    },
    one: async (id, options) => asFound(await scope.call(readBudget, { path: { id } }, options)),
  }
}

type MoveBudgetProps = {
  budget: Budget
  /** Moves the amount. After a refusal the dialog stays. */
  move: (body: SentOf<typeof budgetMoveFields.fields>) => Promise<unknown>
  onClose: () => void
}

/** Dialog to move a part of a budget to another one. */
export default function MoveBudget({ budget, move, onClose }: MoveBudgetProps) {
  const scope = useScope()
  const say = useSay(budgetMessages)
  const shown = useCurrency()
  const [source] = useState(() => receivers(scope, { from: budget, say, shown }))
  const filling = useFilling(budgetMoveFields, { send: (values) => move(values).then(onClose) })
  const most = formatMoney(Math.max(0, Math.min(budget.free, budget.amount)), shown)
  return (
    <Dialog
      title={`${say('moveTitle')} ${budget.costCentre.code}`}
      hint={say('moveHint', { most })}
      form={filling}
      width={560}
      action={say('moveDo')}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="toId">
          {({ id, value, change, label, required, describedBy }) => (
            <LookUp
              id={id}
              aria-label={label}
              aria-describedby={describedBy}
              aria-required={required || undefined}
              source={source}
              value={String(value)}
              onChoose={change}
            />
          )}
        </FormField>
        <FormField of={filling} name="amount" />
        <FormField of={filling} name="remark" />
      </Form>
    </Dialog>
  )
}
