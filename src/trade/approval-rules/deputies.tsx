import { useState } from 'react'
import { MemberField } from '../../account/members/member-field'
import { unlessBug } from '../../core/api/call-error'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import type { Deputy } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import type { ApprovalRulesStore } from './approval-rules.store'
import { deputyForm } from './settings-form'

type DeputiesProps = { store: ApprovalRulesStore; deputies: readonly Deputy[] }

/** Deputies of absent approvers, now and later. */
export function Deputies({ store, deputies }: DeputiesProps) {
  const say = useSay(approvalRuleMessages)
  const [adding, add] = useState(false)
  return (
    <Card
      title={say('deputies')}
      actions={
        <Button size="small" icon="plus" onClick={() => add(true)}>
          {say('addDeputy')}
        </Button>
      }
    >
      {deputies.length === 0 && <p className="meta">{say('noDeputies')}</p>}
      <ul className="stack gap-8">
        {deputies.map(({ id, member, deputy, from, until }) => (
          <li key={id} className="row wrap gap-16 row-gap-4">
            <span>{say('deputyFor', { deputy: deputy.name, member: member.name })}</span>
            <span className="meta">{say('fromTo', { from, until })}</span>
            <Button
              size="small"
              aria-label={say('endDeputyOf', { name: deputy.name })}
              onClick={() => void store.endDeputy(id).catch(unlessBug)}
            >
              {say('endDeputy')}
            </Button>
          </li>
        ))}
      </ul>
      {adding && <AddDeputy store={store} onClose={() => add(false)} />}
    </Card>
  )
}

function AddDeputy({ store, onClose }: Pick<DeputiesProps, 'store'> & { onClose: () => void }) {
  const say = useSay(approvalRuleMessages)
  const filling = useFilling(deputyForm, {
    send: ({ memberId, deputyId, ...days }) =>
      store.addDeputy({ ...days, memberId: String(memberId), deputyId: String(deputyId) }).then(onClose),
  })
  return (
    <Dialog title={say('addDeputy')} form={filling} width={480} action={say('save')} onClose={onClose}>
      <Form of={filling}>
        <MemberField of={filling} name="memberId" />
        <MemberField of={filling} name="deputyId" />
        <FormField of={filling} name="from" />
        <FormField of={filling} name="until" />
      </Form>
    </Dialog>
  )
}
