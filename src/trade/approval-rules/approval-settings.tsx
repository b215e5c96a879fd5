import { toDecimal } from '../../core/money'
import { Card } from '../../ui/card'
import { Form, FormFields, SubmitButton } from '../../ui/forms/form'
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
}

/** Form for how the company approves. */
export function ApprovalSettings({ store, settings }: ApprovalSettingsProps) {
  const say = useSay(approvalRuleMessages)
  const { selfApproval, selfLimit, orderAtOnce, tolerance, mailApproval, mailLimit } = settings
  const filling = useFilling(approvalSettingsForm, {
    start: {
      selfApproval,
      selfLimit: toDecimal(selfLimit),
      orderAtOnce,
      tolerance: String(tolerance),
      mailApproval,
      mailLimit: toDecimal(mailLimit),
    },
    send: (values) => store.saveSettings(values),
  })
  return (
    <Card title={say('settings')} padding="form">
      <Form of={filling}>
        <FormFields of={filling} />
        <div>
          <SubmitButton of={filling}>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
