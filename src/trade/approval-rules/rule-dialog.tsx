import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { AllFields } from './all-fields'
import type { ApprovalRule } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import type { Account, ApprovalRulesStore } from './approval-rules.store'
import { ruleForm } from './rule-form'
import { bodyOf, startOf } from './rule-values'

type RuleDialogProps = {
  store: ApprovalRulesStore
  accounts: readonly Account[]
  /** Rule that is changed. Absent: a new one. */
  rule?: ApprovalRule | undefined
  onClose: () => void
}

/** Dialog to add or change an approval rule. */
export function RuleDialog({ store, accounts, rule, onClose }: RuleDialogProps) {
  const say = useSay(approvalRuleMessages)
  const filling = useFilling(ruleForm, {
    start: rule ? startOf(rule) : { effect: 'ask', basis: 'total', need: '1' },
    send: (values) => store.save(bodyOf(values, rule)).then(onClose),
  })
  return (
    <Dialog
      title={rule ? say('changeOf', { name: rule.name }) : say('add')}
      form={filling}
      width={640}
      action={say('save')}
      onClose={onClose}
    >
      <AllFields of={filling} accounts={accounts} />
    </Dialog>
  )
}
