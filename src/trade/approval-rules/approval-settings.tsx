import { useState } from 'react'
import { toDecimal } from '../../core/money'
import { Card } from '../../ui/card'
import { CurrencyContext, useCurrency } from '../../ui/currency'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import type { approvalRules } from './approval-rules.contract'
import type { Data } from '../../core/api/endpoint'
import { approvalRuleMessages } from './approval-rules.messages'
import type { ApprovalRulesStore } from './approval-rules.store'
import { approvalSettingsForm } from './settings-form'

type ApprovalSettingsProps = {
  store: ApprovalRulesStore
  settings: Data<typeof approvalRules>['settings']
  /** Currencies of the shop as ISO 4217 codes. */
  currencies: readonly string[]
}

/** Form for how the company approves. */
export function ApprovalSettings({ store, settings, currencies }: ApprovalSettingsProps) {
  const say = useSay(approvalRuleMessages)
  const own = useCurrency()
  const { selfApproval, selfLimit, orderAtOnce, tolerance, mailApproval, mailLimit } = settings
  const { limitCurrency = '', workdays, workFrom = '', workUntil = '', emergencyHours } = settings
  const [fields] = useState(() =>
    approvalSettingsForm({ calendar: workdays !== undefined, emergencies: emergencyHours !== undefined }),
  )
  const filling = useFilling(fields, {
    start: {
      selfApproval,
      selfLimit: toDecimal(selfLimit),
      orderAtOnce,
      tolerance: String(tolerance),
      mailApproval,
      mailLimit: toDecimal(mailLimit),
      limitCurrency,
      emergencyHours: String(emergencyHours ?? ''),
      workdays: workdays ?? [],
      workFrom,
      workUntil,
    },
    send: ({ limitCurrency: code, ...values }) =>
      store.saveSettings({ ...values, ...(code && { limitCurrency: String(code) }) }),
  })
  const plain = (...names: readonly (keyof typeof fields.fields)[]) =>
    names.map((name) => <FormField key={name} of={filling} name={name} />)
  return (
    <Card title={say('settings')} padding="form">
      <Form of={filling}>
        <CurrencyContext value={currencies.length > 1 ? { ...own, symbol: '' } : own}>
          {plain('selfApproval', 'selfLimit', 'orderAtOnce', 'tolerance', 'mailApproval', 'mailLimit')}
        </CurrencyContext>
        {currencies.length > 1 && (
          <FormField
            of={filling}
            name="limitCurrency"
            choices={currencies.map((code) => ({ value: code, text: [code, code] }))}
          />
        )}
        {plain('emergencyHours', 'workdays', 'workFrom', 'workUntil')}
        <div>
          <SubmitButton of={filling}>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
