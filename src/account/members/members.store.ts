import { keywordOf } from '../../core/text/keyword'
import { speaker } from '../../core/language/messages'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import type { SentOf } from '../../core/form/form-field'
import { memberFields, memberPasswordFields, newMemberFields } from './member-fields'
import { memberKinds } from './member-kind'
import {
  addMember,
  eraseMember,
  pageMembers,
  resetMemberPassword,
  setMemberStatus,
  updateMember,
} from './members.contract'
import { memberMessages } from './members.messages'

/** Opens the company's sub-accounts with the actions of the main account. */
export function openMembers(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: {
      kind: (text: string) => memberKinds.find(({ value }) => value === text)?.value,
      keyword: keywordOf,
      unitId: (text: string) => text.slice(0, 64) || undefined,
    },
    load: (body, options) => scope.call(pageMembers, { body }, options),
  })
  const done = async (word: 'saved' | 'added' | 'closed' | 'reopened' | 'passwordSaved' | 'erasedNow') => {
    scope.toasts.brief('success', speaker(memberMessages, scope.$locale.get())(word))
    await list.page.reload()
  }
  return {
    ...list,
    /** @throws CallError if the server rejects it, like `update` and `resetPassword` */
    async add(body: SentOf<typeof newMemberFields.fields>) {
      await scope.call(addMember, { body })
      await done('added')
    },
    async update(id: string, body: SentOf<typeof memberFields.fields>) {
      await scope.call(updateMember, { path: { id }, body })
      await done('saved')
    },
    async resetPassword(id: string, body: SentOf<typeof memberPasswordFields.fields>) {
      await scope.call(resetMemberPassword, { path: { id }, body })
      await done('passwordSaved')
    },
    /**
     * Closes a sub-account.
     * @param successorId account that takes over its open work. Default: the main account
     * @throws CallError with field errors for the form
     */
    async close(id: string, successorId?: string) {
      await scope.call(setMemberStatus, {
        path: { id },
        body: { status: 20, ...(successorId && { successorId }) },
      })
      await done('closed')
    },
    /** Erases the personal data of a closed sub-account. After a failure the client shows an error. */
    erase: (id: string) =>
      scope.call(eraseMember, { path: { id } }).then(
        () => done('erasedNow'),
        () => list.page.reload(),
      ),
    /** Opens a closed sub-account. After a failure the client shows an error. */
    reopen: (id: string) =>
      scope.call(setMemberStatus, { path: { id }, body: { status: 10 } }).then(
        () => done('reopened'),
        () => list.page.reload(),
      ),
  }
}

export type MembersStore = ReturnType<typeof openMembers>
