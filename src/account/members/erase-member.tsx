import { useSay } from '../../ui/host'
import { Confirm } from '../../ui/overlays/confirm'
import { memberMessages } from './members.messages'
import type { MembersStore } from './members.store'

type EraseMemberProps = { store: MembersStore; account: { id: string; name: string }; onClose: () => void }

/** Dialog to erase the personal data of a closed account. */
export function EraseMember({ store, account: { id, name }, onClose }: EraseMemberProps) {
  const say = useSay(memberMessages)
  return (
    <Confirm
      title={say('eraseAsk', { name })}
      text={say('eraseText')}
      action={say('erase')}
      danger
      onConfirm={() => store.erase(id).then(onClose)}
      onCancel={onClose}
    />
  )
}
