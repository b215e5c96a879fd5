import { useSay } from '../../ui/host'
import { Confirm } from '../../ui/overlays/confirm'
import type { Member } from './members.contract'
import { memberMessages } from './members.messages'
import type { MembersStore } from './members.store'

type EraseMemberProps = { store: MembersStore; member: Member; onClose: () => void }

/** Dialog to erase the personal data of a closed sub-account. */
export function EraseMember({ store, member, onClose }: EraseMemberProps) {
  const say = useSay(memberMessages)
  return (
    <Confirm
      title={say('eraseAsk', { name: member.legalName || member.loginAccount })}
      text={say('eraseText')}
      action={say('erase')}
      danger
      onConfirm={() => void store.erase(member.id).then(onClose)}
      onCancel={onClose}
    />
  )
}
