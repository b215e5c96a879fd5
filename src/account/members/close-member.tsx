import { useStore } from '@nanostores/react'
import { resource } from '../../core/store/resource'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { closeMemberFields } from './member-fields'
import { MemberField } from './member-field'
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
  const filling = useFilling(closeMemberFields, {
    send: ({ successorId }) =>
      store.close(id, successorId === undefined ? undefined : String(successorId)).then(onClose),
  })
  const hasWork = value !== undefined && value.requests + value.approvals + value.heads > 0
  return (
    <Dialog title={say('closeAsk')} form={filling} width={480} action={say('close')} onClose={onClose}>
      <div className="stack gap-12">
        <p>{say('closeText', { name: member.legalName || member.loginAccount })}</p>
        <p role="status">{value && say(hasWork ? 'openWork' : 'noWork', value)}</p>
        <Form of={filling}>
          {hasWork && <MemberField of={filling} name="successorId" none={say('mainAccount')} />}
        </Form>
      </div>
    </Dialog>
  )
}
