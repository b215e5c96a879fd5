import type { Choice } from '../../core/form/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { MemberForm } from './member-form'
import { memberFields, memberPasswordFields, newMemberFields } from './member-fields'
import { mostMembers, type Member } from './members.contract'
import { memberMessages } from './members.messages'
import type { MembersStore } from './members.store'

type MemberDialogProps = { store: MembersStore; units: readonly Choice[]; onClose: () => void }
type OneProps = MemberDialogProps & { member: Member }

const noUnits: readonly Choice[] = []

/** Dialog to add a sub-account. */
export function AddMember({ store, units, onClose }: MemberDialogProps) {
  const say = useSay(memberMessages)
  const filling = useFilling(newMemberFields, {
    start: { kind: 'sub', needReview: 20, priceMultiplier: '1' },
    send: (values) => store.add(values).then(onClose),
  })
  return (
    <MemberForm
      title={say('addTitle')}
      hint={say('hint', { n: mostMembers })}
      of={filling}
      units={units}
      onClose={onClose}
    />
  )
}

/** Dialog to edit a sub-account. */
export function ChangeMember({ store, member, units, onClose }: OneProps) {
  const say = useSay(memberMessages)
  const filling = useFilling(memberFields, {
    start: { ...member, priceMultiplier: String(Number(member.priceMultiplier)) },
    send: (values) => store.update(member.id, values).then(onClose),
  })
  const title = `${say('changeTitle')} ${member.loginAccount}`
  return (
    <MemberForm
      title={title}
      hint={say('hint', { n: mostMembers })}
      of={filling}
      units={units}
      onClose={onClose}
    />
  )
}

/** Dialog to reset the password of a sub-account. */
export function ResetPassword({ store, member, onClose }: Omit<OneProps, 'units'>) {
  const say = useSay(memberMessages)
  const filling = useFilling(memberPasswordFields, {
    send: (values) => store.resetPassword(member.id, values).then(onClose),
  })
  const title = say('passwordTitle', { name: member.loginAccount })
  return (
    <MemberForm title={title} hint={say('passwordText')} of={filling} units={noUnits} onClose={onClose} />
  )
}
