import type { Data } from '../../core/api/endpoint'
import { resource } from '../../core/store/resource'
import { shared, type Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { sessionOf, type Credentials } from '../sign-in/session.store'
import { needCaptcha } from '../sign-in/sign-in.contract'
import { keepPending, type Arrival } from './pending-login'
import type { ThirdChannel } from './third-channel'
import { bindPhone, bindUser, offeredChannels, thirdToken, thirdUrl } from './third-party.contract'

/** A third-party user without a bound account. */
export type Unbound = Extract<Data<typeof thirdToken>, { needBind: true }>

/** Identity as the server returned it: ticket, openId, or both. */
const vouchedBy = ({ ticket, thirdChannel, openId }: Unbound) => ({ ticket, thirdChannel, openId })

/** Returns whether a login returns to this origin. Elsewhere this tab could not recognise the answer. */
export const comesBack = ({ settings, passing, inside }: Scope): boolean =>
  passing ? inside === true : new URL(settings.api).origin === location.origin

/** Third-party logins: beginning and completing them. */
export const thirdPartyOf = shared('third-party', (scope) => ({
  /** Logins that the shop offers. */
  offered: resource(async (signal) =>
    comesBack(scope) ? scope.call(offeredChannels, {}, { signal, quiet: true }) : [],
  ),
  /**
   * Begins a login.
   * @param redirect path of the shop to return to
   * @returns the provider's page; empty if the browser cannot store the login
   */
  async begin(channel: ThirdChannel, redirect: string): Promise<string> {
    const brandTerminalId = await siteOf(scope)
      .id()
      .catch(() => undefined)
    const { url, state } = await scope.call(thirdUrl, { path: { channel }, body: { brandTerminalId } })
    return keepPending({ state, channel, redirect }) ? url : ''
  },
  /** Completes a login: begins a session, or returns the user without account. */
  async finish({ code, state }: Arrival) {
    const answer = await scope.call(thirdToken, { query: { code, state } }, { quiet: true })
    if ('needBind' in answer) return answer
    await sessionOf(scope).take(async () => answer)
    return undefined
  },
  /**
   * Binds a third-party user to an account and logs in.
   * @throws CallError code 428: captcha required; 403: the ticket has expired
   */
  bind: (user: Unbound, proof: Credentials): Promise<void> =>
    sessionOf(scope).take((brandTerminalId) =>
      scope.call(
        bindUser,
        { body: { ...proof, ...vouchedBy(user), brandTerminalId } },
        { quiet: ({ code }) => code === needCaptcha },
      ),
    ),
  /** Binds by a code to the account's phone. */
  bindByCode: (user: Unbound, proof: { phone: string; smsCode: string }): Promise<void> =>
    sessionOf(scope).take((brandTerminalId) =>
      scope.call(bindPhone, { body: { ...proof, ...vouchedBy(user), brandTerminalId } }),
    ),
}))
