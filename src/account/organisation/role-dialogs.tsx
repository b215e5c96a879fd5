import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useLocale, useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import type { Member } from '../members/members.contract'
import { organisationMessages } from './organisation.messages'
import { RiskyRights } from './risky-rights'
import { memberRoleFields, roleFields } from './role-fields'
import { roleName } from './role-names'
import type { CompanyRole } from './roles.contract'
import type { RolesStore } from './roles.store'

type RoleDialogProps = {
  store: RolesStore
  /** Role that is changed. Absent: a new one. */
  role?: CompanyRole | undefined
  onClose: () => void
}

/** Dialog to add or change a role. */
export function RoleDialog({ store, role, onClose }: RoleDialogProps) {
  const say = useSay(organisationMessages)
  const filling = useFilling(roleFields, {
    ...(role && { start: { name: role.name, rights: role.rights } }),
    send: (values) => (role ? store.update(role.id, values) : store.add(values)).then(onClose),
  })
  return (
    <Dialog
      title={role ? say('changeRoleOf', { name: role.name }) : say('addRole')}
      form={filling}
      width={560}
      action={say('save')}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="name" />
        <FormField of={filling} name="rights" />
        <RiskyRights of={filling} rightsIn={({ rights }) => rights} />
      </Form>
    </Dialog>
  )
}

type MemberRolesProps = {
  store: RolesStore
  roles: readonly CompanyRole[]
  member: Member
  /** Called after the change. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Dialog to give a member its roles. */
export function MemberRoles({ store, roles, member, onChanged, onClose }: MemberRolesProps) {
  const say = useSay(organisationMessages)
  const locale = useLocale()
  const filling = useFilling(memberRoleFields, {
    start: { roles: member.roles ?? [] },
    send: (values) => store.give(member.id, values.roles.map(String)).then(onChanged).then(onClose),
  })
  const choices = roles.map((role) => {
    const name = roleName(role, locale)
    return { value: role.id, text: [name, name] as const }
  })
  return (
    <Dialog
      title={say('rolesOf', { name: member.legalName || member.loginAccount })}
      hint={say('rolesHint')}
      form={filling}
      width={480}
      action={say('save')}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="roles" choices={choices} />
        <RiskyRights
          of={filling}
          rightsIn={(drafts) =>
            roles.filter(({ id }) => drafts.roles.includes(id)).flatMap(({ rights }) => rights)
          }
        />
      </Form>
    </Dialog>
  )
}
