import type { Data } from '../../core/endpoint'
import { resource } from '../../core/resource'
import { shared, type Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { sessionOf, type Credentials } from '../sign-in/session.store'
import { needCaptcha } from '../sign-in/sign-in.contract'
import { keepPending, type Arrival } from './pending-login'
import type { ThirdChannel } from './third-channel'
import { bindPhone, bindUser, offeredChannels, thirdToken, thirdUrl } from './third-party.contract'

/** A third party's user whom no account is bound to. */
export type Unbound = Extract<Data<typeof thirdToken>, { needBind: true }>

/** As the server told it: by a ticket, by the third party's own name for the user, or by both. */
const vouchedBy = ({ ticket, thirdChannel, openId }: Unbound) => ({ ticket, thirdChannel, openId })

/** Whether a sign-in that leads away comes back to these pages: this tab could not know the answer again elsewhere. */
export const comesBack = ({ settings }: Scope) => new URL(settings.api).origin === location.origin

/** Ways in by a third party: setting out, and what is made of what came back. */
export const thirdPartyOf = shared('third-party', (scope) => ({
  /** Which of them the shop offers. */
  offered: resource(async (signal) =>
    comesBack(scope) ? scope.call(offeredChannels, {}, { signal, quiet: true }) : [],
  ),
  /**
   * Begins a sign-in.
   * @param redirect path of the shop to come back to afterwards
   * @returns the provider's page; empty where the browser cannot remember that it went there
   */
  async begin(channel: ThirdChannel, redirect: string): Promise<string> {
    const brandTerminalId = await siteOf(scope)
      .id()
      .catch(() => undefined)
    const { url, state } = await scope.call(thirdUrl, { path: { channel }, body: { brandTerminalId } })
    return keepPending({ state, channel, redirect }) ? url : ''
  },
  /** Ends it: the session is opened, or the answer says which third party's user has no account yet. */
  async finish({ code, state }: Arrival) {
    const answer = await scope.call(thirdToken, { query: { code, state } }, { quiet: true })
    if ('needBind' in answer) return answer
    await sessionOf(scope).take(async () => answer)
    return undefined
  },
  /**
   * Binds such a user to an account and logs in as it.
   * @throws CallError code 428: a captcha is needed · 403: the ticket is over
   */
  bind: (user: Unbound, proof: Credentials): Promise<void> =>
    sessionOf(scope).take((brandTerminalId) =>
      scope.call(
        bindUser,
        { body: { ...proof, ...vouchedBy(user), brandTerminalId } },
        { quiet: ({ code }) => code === needCaptcha },
      ),
    ),
  /** The same by a code that was sent to the account's phone. */
  bindByCode: (user: Unbound, proof: { phone: string; smsCode: string }): Promise<void> =>
    sessionOf(scope).take((brandTerminalId) =>
      scope.call(bindPhone, { body: { ...proof, ...vouchedBy(user), brandTerminalId } }),
    ),
}))
