import { atom } from 'nanostores'
import { unlessBug } from '../../core/api/call-error'
import { byId } from '../../core/api/by-id'
import type { SentOf } from '../../core/form/form-field'
import type { Scope } from '../../core/host/scope'
import { keptDrafts } from '../../core/store/kept-drafts'
import { resource } from '../../core/store/resource'
import { sessionOf } from '../../session/sign-in/session.store'
import { signOut } from '../../session/sign-in/sign-in.contract'
import { openCountdown } from '../../session/verify-code/countdown'
import type { acceptFields } from './invitation-fields'
import { acceptInvitation, joinCompany, readInvitation, sendInvitationCode } from './invitation.contract'

/** Opens the invitation of a link. Accepting it logs in, and the invitation is then read again. */
export function openInvitation(scope: Scope, token: string) {
  const { call } = scope
  const session = sessionOf(scope)
  const path = { token }
  const link = resource((signal) =>
    byId(token, () => call(readInvitation, { path }, { signal, quiet: true })),
  )
  const { $left, start, close } = openCountdown()
  const $sending = atom(false)
  /** After a refusal, the invitation may be in another state. */
  const orReload = (error: unknown) => {
    void link.reload()
    throw error
  }
  return {
    link,
    /** Seconds until the next code. 0: ready. */
    $left,
    $sending,
    /** Sends a code. After a failure the client shows an error. @returns whether it was sent */
    async sendCode(): Promise<boolean> {
      if ($sending.get() || $left.get() > 0) return false
      $sending.set(true)
      const answer = await call(sendInvitationCode, { path })
        .catch(orReload)
        .catch(unlessBug)
        .finally(() => $sending.set(false))
      if (answer) start(answer.countdown)
      return answer !== undefined
    },
    /** @throws CallError with field errors for the form */
    accept: (body: SentOf<typeof acceptFields.fields>) =>
      session.take(() => call(acceptInvitation, { path, body })).catch(orReload),
    /** Joins with the logged-in account. After a failure the client shows an error. */
    join: () =>
      session
        .take(() => call(joinCompany, { path }))
        .catch(orReload)
        .catch(unlessBug),
    /** Logs out and stays on the page. */
    async leave() {
      const ended = call(signOut, {}, { quiet: true, outlives: true })
      keptDrafts(scope).forget()
      scope.token.clear()
      await ended.catch(unlessBug)
    },
    close,
  }
}

export type InvitationStore = ReturnType<typeof openInvitation>
