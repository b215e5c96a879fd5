import { unlessBug } from '../../core/api/call-error'
import type { UrlState } from '../../core/address/url-state'
import type { SentOf } from '../../core/form/form-field'
import type { Scope } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import { keywordOf } from '../../core/text/keyword'
import type { invitationFields } from './invitation-fields'
import { invitationState } from './invitation-state'
import { addInvitation, pageInvitations, resendInvitation, withdrawInvitation } from './invitations.contract'
import { invitationsMessages } from './invitations.messages'

/** Opens the company's invitations with the actions on them. */
export function openInvitations(scope: Scope, urlState: UrlState) {
  const { call } = scope
  const list = pagedList(scope, urlState, {
    filters: {
      state: (text: string) => invitationState.find(text || undefined)?.code,
      keyword: keywordOf,
    },
    load: (body, options) => call(pageInvitations, { body }, options),
  })
  const done = async (word: 'sent' | 'withdrawn') => {
    scope.toasts.brief('success', speaker(invitationsMessages, scope.$locale.get())(word))
    await list.page.reload()
  }
  /** The client shows a failure. The row may be in another state then. */
  const afterFailure = (error: unknown) => {
    unlessBug(error)
    return list.page.reload()
  }
  return {
    ...list,
    /** @throws CallError with field errors for the form */
    async invite(body: SentOf<typeof invitationFields.fields>) {
      await call(addInvitation, { body })
      await done('sent')
    },
    resend: (id: string) => call(resendInvitation, { path: { id } }).then(() => done('sent'), afterFailure),
    withdraw: (id: string) =>
      call(withdrawInvitation, { path: { id } }).then(() => done('withdrawn'), afterFailure),
  }
}

export type InvitationsStore = ReturnType<typeof openInvitations>
