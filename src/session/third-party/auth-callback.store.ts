import { atom } from 'nanostores'
import { asCallError } from '../../core/api/call-error'
import { goTo } from '../../core/address/go-to'
import type { Scope } from '../../core/host/scope'
import { landing } from '../sign-in/guard'
import { sessionOf, type Credentials } from '../sign-in/session.store'
import type { ThirdChannel } from './third-channel'
import { arrivalOf } from './arrival.store'
import { isAnswer } from './pending-login'
import { thirdPartyOf, type Unbound } from './third-party.store'

/**
 * idle: no return to process. stray: a return that this tab did not begin; it is ignored, because a link could log someone in as its
 * sender. refused: by the server, with its message. bind: authenticated, but no account is bound.
 */
export type Callback =
  | { step: 'idle' | 'stray' }
  | { step: 'working' | 'cancelled'; channel: ThirdChannel }
  | { step: 'refused'; channel: ThirdChannel; reason: string }
  | { step: 'bind'; channel: ThirdChannel; nickName: string }

export type AuthCallback = ReturnType<typeof openAuthCallback>

/** Completes a third-party login. */
export function openAuthCallback(scope: Scope) {
  const session = sessionOf(scope)
  const arrival = arrivalOf(scope).$arrival.get()
  const $callback = atom<Callback>(
    arrival
      ? { step: arrival.code ? 'working' : 'cancelled', channel: arrival.channel }
      : { step: !scope.address && isAnswer(location.search) ? 'stray' : 'idle' },
  )
  let unbound: Unbound | undefined

  const back = arrival?.redirect ? `?${new URLSearchParams({ redirect: arrival.redirect })}` : ''
  // Replaces this page in the history, so that Back leads to the page before.
  const leave = () => goTo(landing(back, session.$session.get()), { replace: true })

  /** Processes the return once. Called in an effect, because a page may render more often. */
  async function finish() {
    if (!arrivalOf(scope).take()?.code || !arrival) return
    const { channel } = arrival
    try {
      unbound = await thirdPartyOf(scope).finish(arrival)
      if (!unbound) return leave()
      $callback.set({ step: 'bind', channel, nickName: unbound.nickName })
    } catch (error) {
      $callback.set({ step: 'refused', channel, reason: asCallError(error).title })
    }
  }
  return {
    $callback,
    finish,
    /** Query of the login page for another attempt, with the same redirect. */
    loginQuery: arrival?.redirect ? { redirect: arrival.redirect } : {},
    /** Binds an account by its credentials and follows the redirect. */
    async bind(proof: Credentials) {
      if (!unbound) return
      await thirdPartyOf(scope).bind(unbound, proof)
      leave()
    },
    /** Binds an account by a code to its phone. */
    async bindByCode(proof: { phone: string; smsCode: string }) {
      if (!unbound) return
      await thirdPartyOf(scope).bindByCode(unbound, proof)
      leave()
    },
  }
}
