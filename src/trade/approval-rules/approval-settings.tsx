import { toDecimal } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import type { approvalRules } from './approval-rules.contract'
import type { Data } from '../../core/api/endpoint'
import { AllFields } from './all-fields'
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
  const { selfApproval, selfLimit, orderAtOnce, tolerance } = settings
  const filling = useFilling(approvalSettingsForm, {
    start: { selfApproval, selfLimit: toDecimal(selfLimit), orderAtOnce, tolerance: String(tolerance) },
    send: (values) => store.saveSettings(values),
  })
  return (
    <Card title={say('settings')} padding="form">
      <AllFields of={filling}>
        <div>
          <Button type="submit" variant="primary" loading={filling.sending}>
            {say('save')}
          </Button>
        </div>
      </AllFields>
    </Card>
  )
}
