import type { SentOf } from '../../core/form/form-field'
import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { sessionOf } from '../../session/sign-in/session.store'
import type { certificationFields } from './certification-fields'
import { applyCertification, readCertification } from './company.contract'
import { companyMessages } from './company.messages'

/** Opens the certification of the buyer's company. */
export function openCertification(scope: Scope) {
  const state = resource(async (signal) => {
    const answer = await scope.call(readCertification, {}, { signal, quiet: true })
    // The platform may have approved the application since, which changes the session's permissions.
    sessionOf(scope).learned({ certState: answer.certState })
    return answer
  })
  return {
    state,
    /** @throws CallError if the server rejects it */
    async apply(body: SentOf<typeof certificationFields.fields>) {
      await scope.call(applyCertification, { body })
      scope.toasts.brief('success', speaker(companyMessages, scope.$locale.get())('applied'))
      await state.reload()
    },
  }
}

export type CertificationStore = ReturnType<typeof openCertification>
