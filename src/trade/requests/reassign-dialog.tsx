import { useStore } from '@nanostores/react'
import { lookUpMembers } from '../../account/members/members.contract'
import { resource } from '../../core/store/resource'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { FormField } from '../../ui/forms/form-field'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { reassignForm } from './reassign-form'
import type { RequestSteps } from './request-detail.store'
import type { PlanStep } from './requests.contract'
import { requestMessages } from './requests.messages'

/** Maximum number of accounts of a company: the main one and its sub-accounts fit into one page. */
const mostAccounts = 100

type ReassignDialogProps = {
  steps: RequestSteps
  /** Index of the step in the plan. */
  step: number
  /** Person who is asked now. */
  from: PlanStep['people'][number]
  onClose: () => void
}

/** Dialog of the main account: passes an approval to another account. */
export default function ReassignDialog({ steps, step, from, onClose }: ReassignDialogProps) {
  const say = useSay(requestMessages)
  const scope = useScope()
  const accounts = useOpened(() =>
    resource((signal) =>
      scope.call(lookUpMembers, { body: { pageSize: mostAccounts } }, { signal, quiet: true }),
    ),
  )
  const { value } = useStore(accounts.$state)
  const others = (value?.content ?? []).filter(({ id }) => id !== from.id)
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
        <FormField
          of={filling}
          name="toId"
          choices={others.map(({ id, name }) => ({ value: id, text: [name, name] }))}
        />
        <FormField of={filling} name="reason" />
      </Form>
    </Dialog>
  )
}
