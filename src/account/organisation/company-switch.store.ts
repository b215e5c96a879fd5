import type { Scope } from '../../core/host/scope'
import { shared } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import { sessionOf } from '../../session/sign-in/session.store'
import { enterCompany, ownCompanies, type OwnCompany } from './companies.contract'
import { companySwitchMessages } from './company-switch.messages'

/** Opens the companies of the person. */
export const openCompanies = (scope: Scope) =>
  resource(async (signal) => (await scope.call(ownCompanies, {}, { signal, quiet: true })).companies)

/** Entering another company, shared by the switches of a page. */
export const companySwitchOf = shared('company-switch', (scope) => {
  let refocus = false
  return {
    /** @throws CallError if the server refuses */
    async enter({ id, name }: Pick<OwnCompany, 'id' | 'name'>) {
      await sessionOf(scope).take(() => scope.call(enterCompany, { body: { id } }))
      refocus = true
      scope.toasts.brief('success', speaker(companySwitchMessages, scope.$locale.get())('entered', { name }))
    },
    /** Returns once whether the focus was in the switch that the new session has replaced. */
    takeFocus() {
      const was = refocus
      refocus = false
      return was
    },
  }
})
