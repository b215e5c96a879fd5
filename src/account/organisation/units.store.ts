import type { SentOf } from '../../core/form/form-field'
import type { Scope } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import { addUnit, companyUnits, deleteUnit, updateUnit } from './organisation.contract'
import { organisationMessages } from './organisation.messages'
import type { unitFields } from './unit-fields'

type Sent = SentOf<typeof unitFields.fields>

/** Opens the departments of the company with the actions on them. */
export function openUnits(scope: Scope) {
  const { call } = scope
  const units = resource(
    async (signal) => (await call(companyUnits, {}, { signal, quiet: true })).units,
    [scope.$locale],
  )
  async function done(word: 'saved' | 'removed') {
    scope.toasts.brief('success', speaker(organisationMessages, scope.$locale.get())(word))
    await units.reload()
  }
  return {
    units,
    /** @throws CallError with field errors for the form, like `update` */
    async add(body: Sent) {
      await call(addUnit, { body })
      await done('saved')
    },
    async update(id: string, body: Sent) {
      await call(updateUnit, { path: { id }, body })
      await done('saved')
    },
    async remove(id: string) {
      await call(deleteUnit, { path: { id } })
      await done('removed')
    },
  }
}

export type UnitsStore = ReturnType<typeof openUnits>
