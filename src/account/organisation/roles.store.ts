import type { SentOf } from '../../core/form/form-field'
import type { Scope } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import { organisationMessages } from './organisation.messages'
import type { roleFields } from './role-fields'
import { addRole, companyRoles, deleteRole, setMemberRoles, updateRole } from './roles.contract'

type Sent = SentOf<typeof roleFields.fields>

/** Opens the roles of the company with the actions on them. */
export function openRoles(scope: Scope) {
  const { call } = scope
  const roles = resource(
    async (signal) => (await call(companyRoles, {}, { signal, quiet: true })).roles,
    [scope.$locale],
  )
  async function done(word: 'saved' | 'removed') {
    scope.toasts.brief('success', speaker(organisationMessages, scope.$locale.get())(word))
    await roles.reload()
  }
  return {
    roles,
    /** @throws CallError with field errors for the form, like the other writes */
    async add(body: Sent) {
      await call(addRole, { body })
      await done('saved')
    },
    async update(id: string, body: Sent) {
      await call(updateRole, { path: { id }, body })
      await done('saved')
    },
    async remove(id: string) {
      await call(deleteRole, { path: { id } })
      await done('removed')
    },
    async give(memberId: string, ids: readonly string[]) {
      await call(setMemberRoles, { path: { id: memberId }, body: { roles: [...ids] } })
      await done('saved')
    },
  }
}

export type RolesStore = ReturnType<typeof openRoles>
