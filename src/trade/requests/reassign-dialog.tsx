import { MemberField } from '../../account/members/member-field'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { FormField } from '../../ui/forms/form-field'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { reassignForm } from './reassign-form'
import type { RequestSteps } from './request-detail.store'
import type { PlanStep } from './requests.contract'
import { requestMessages } from './requests.messages'

type ReassignDialogProps = {
  steps: RequestSteps
  /** Index of the step in the plan. */
  step: number
  /** Person who is asked now. */
  from: PlanStep['people'][number]
  onClose: () => void
}

/** Dialog that passes an approval to another account. */
export default function ReassignDialog({ steps, step, from, onClose }: ReassignDialogProps) {
  const say = useSay(requestMessages)
  const filling = useFilling(reassignForm, {
    labels: 'above',
    send: ({ toId, reason }) =>
      steps.reassign({ step, fromId: from.id, toId: String(toId), reason }).then((done) => done && onClose()),
  })
  return (
    <Dialog
      title={say('reassignTitle', { name: from.name })}
      width={480}
      form={filling}
      action={say('reassign')}
      onClose={onClose}
    >
      <Form of={filling}>
        <MemberField of={filling} name="toId" except={from.id} />
        <FormField of={filling} name="reason" />
      </Form>
    </Dialog>
  )
}
