import type { Choice } from '../../core/form/form-field'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useLocale, useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { roleName } from '../organisation/role-names'
import type { CompanyRole } from '../organisation/roles.contract'
import { invitationFields } from './invitation-fields'
import { invitationsMessages } from './invitations.messages'
import type { InvitationsStore } from './invitations.store'

type InviteDialogProps = {
  store: InvitationsStore
  /** Departments to choose from. Without any, the field is not shown. */
  units: readonly Choice[]
  roles: readonly CompanyRole[]
  onClose: () => void
}

const names = [
  'target',
  'legalName',
  'loginAccount',
  'unitId',
  'kind',
  'roles',
  'priceMultiplier',
  'needReview',
] as const

/** Dialog to invite a person. */
export default function InviteDialog({ store, units, roles, onClose }: InviteDialogProps) {
  const say = useSay(invitationsMessages)
  const locale = useLocale()
  const filling = useFilling(invitationFields, {
    start: { kind: 'sub', needReview: 20, priceMultiplier: '1', roles: ['buyer', 'approver'] },
    send: (values) => store.invite(values).then(onClose),
  })
  const choices: Partial<Record<(typeof names)[number], readonly Choice[]>> = {
    unitId: units,
    roles: roles.map((role) => {
      const name = roleName(role, locale)
      return { value: role.id, text: [name, name] }
    }),
  }
  return (
    <Dialog
      title={say('inviteTitle')}
      hint={say('inviteHint')}
      form={filling}
      width={560}
      action={say('send')}
      onClose={onClose}
    >
      <Form of={filling}>
        {names
          .filter((name) => name !== 'unitId' || units.length > 1)
          .map((name) => (
            <FormField key={name} of={filling} name={name} choices={choices[name]} autoComplete="off" />
          ))}
      </Form>
    </Dialog>
  )
}
