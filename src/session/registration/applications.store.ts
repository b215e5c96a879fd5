import type { SentOf } from '../../core/form/form-field'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { sessionOf } from '../sign-in/session.store'
import type { settlementFields, supplierFields } from './application-fields'
import { applySettlement, registerState, registerSupplier } from './registration.contract'

/**
 * Loads the type of the member and their applications. Opened by the component that shows them, so nothing stays for the next user.
 */
export function openApplications(scope: Scope) {
  const state = resource(async (signal) => {
    const answer = await scope.call(registerState, {}, { signal, quiet: true })
    // The platform may have approved an application meanwhile; menus, buttons and guards update.
    sessionOf(scope).learned({ userType: answer.userType })
    return answer
  })
  return {
    state,
    async openMembership(body: SentOf<typeof settlementFields.fields>) {
      await scope.call(applySettlement, { body })
      await state.reload()
    },
    async supply(body: SentOf<typeof supplierFields.fields>) {
      await scope.call(registerSupplier, { body })
      await state.reload()
    },
  }
}

export type Applications = ReturnType<typeof openApplications>
