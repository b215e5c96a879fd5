import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { resource } from '../../core/store/resource'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import LookUp from '../../ui/forms/look-up'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { closeMemberFields } from './member-fields'
import { memberSource } from './member-source'
import { openWork, type Member } from './members.contract'
import { memberMessages } from './members.messages'
import type { MembersStore } from './members.store'

type CloseMemberProps = { store: MembersStore; member: Member; onClose: () => void }

/** Dialog to close a sub-account, with a successor for its open work. */
export default function CloseMember({ store, member, onClose }: CloseMemberProps) {
  const scope = useScope()
  const say = useSay(memberMessages)
  const { id } = member
  const work = useOpened(() =>
    resource((signal) => scope.call(openWork, { path: { id } }, { signal, quiet: true })),
  )
  const { value } = useStore(work.$state)
  const [source] = useState(() => memberSource(scope, () => []))
  const filling = useFilling(closeMemberFields, {
    send: ({ successorId }) =>
      store.close(id, successorId === undefined ? undefined : String(successorId)).then(onClose),
  })
  const hasWork = value !== undefined && value.requests + value.approvals + value.heads > 0
  return (
    <Dialog title={say('closeAsk')} form={filling} width={480} action={say('close')} onClose={onClose}>
      <p>{say('closeText', { name: member.legalName || member.loginAccount })}</p>
      <p role="status">{value && say(hasWork ? 'openWork' : 'noWork', value)}</p>
      <Form of={filling}>
        {hasWork && (
          <FormField of={filling} name="successorId">
            {({ id: fieldId, value: chosen, change, label, describedBy }) => (
              <LookUp
                id={fieldId}
                aria-label={label}
                aria-describedby={describedBy}
                none={say('mainAccount')}
                source={source}
                value={String(chosen)}
                onChoose={change}
              />
            )}
          </FormField>
        )}
      </Form>
    </Dialog>
  )
}
