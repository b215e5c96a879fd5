import { atom } from 'nanostores'
import { asCallError } from '../../core/call-error'
import { goTo } from '../../core/go-to'
import type { Scope } from '../../core/scope'
import { landing } from '../sign-in/guard'
import { sessionOf, type Credentials } from '../sign-in/session.store'
import type { ThirdChannel } from './third-channel'
import { arrivalOf } from './arrival.store'
import { isAnswer } from './pending-login'
import { thirdPartyOf, type Unbound } from './third-party.store'

/**
 * idle: nobody came back from a login that this tab began · stray: an answer to one that it did not begin, as where a
 * third party begins: whoever sends such a link might log others in as themselves, so nothing is made of it · refused: the server's words, or none · bind: vouched
 * for, but not known here
 */
export type Callback =
  | { step: 'idle' | 'stray' }
  | { step: 'working' | 'cancelled'; channel: ThirdChannel }
  | { step: 'refused'; channel: ThirdChannel; reason: string }
  | { step: 'bind'; channel: ThirdChannel; nickName: string }

export type AuthCallback = ReturnType<typeof openAuthCallback>

/** The end of a third-party sign-in on one page. */
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
  // This page was only passed through: Back leads to what was there before.
  const leave = () => goTo(landing(back, session.$session.get()), { replace: true })

  /** Acts on what came back, once: called when the page stands, because a page may be drawn more often than shown. */
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
    /** Where a login begins anew, with the same way back. */
    loginQuery: arrival?.redirect ? { redirect: arrival.redirect } : {},
    /** Binds the account whose credentials these are, and goes where the login was asked for. */
    async bind(proof: Credentials) {
      if (!unbound) return
      await thirdPartyOf(scope).bind(unbound, proof)
      leave()
    },
    /** The same for the account of a phone. */
    async bindByCode(proof: { phone: string; smsCode: string }) {
      if (!unbound) return
      await thirdPartyOf(scope).bindByCode(unbound, proof)
      leave()
    },
  }
}
