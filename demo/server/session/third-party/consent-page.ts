import { html } from 'hono/html'
import { thirdChannels, type ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { plainPage } from '../../core/http/plain-page'
import type { AppContext } from '../../core/http/surroundings'
import { addressWith } from './provider'
import { demoApp, demoUser, giveCode } from './stand-in'

/** Names of each provider's URL parameters, and its results with and without consent. */
const forms: Record<
  ThirdChannel,
  { app: string; yes: (code: string) => Record<string, string>; no: Record<string, string> }
> = {
  wechat: { app: 'appid', yes: (code) => ({ code }), no: {} },
  qq: { app: 'client_id', yes: (code) => ({ code }), no: { usercancel: '1' } },
  alipay: {
    app: 'app_id',
    yes: (auth_code) => ({
      app_id: demoApp('alipay').appId,
      source: 'alipay_wallet',
      scope: 'auth_user',
      auth_code,
    }),
    no: { error: 'access_denied' },
  },
}

/** Parses a provider URL. Returns undefined unless app id and callback URL belong to the shop. */
function wishOf(channel: ThirdChannel, address: string) {
  const { origin, searchParams } = new URL(address)
  const redirectUri = searchParams.get('redirect_uri') ?? ''
  const appId = searchParams.get(forms[channel].app) ?? ''
  const ours = appId === demoApp(channel).appId && redirectUri.startsWith(`${origin}/callback/`)
  return ours ? { redirectUri, appId, state: searchParams.get('state') ?? '' } : undefined
}

/** Shows the consent page of a demo's WeChat, QQ or Alipay, and returns to the shop with the user's choice. */
export function consentPage(c: AppContext, channel: ThirdChannel) {
  const wish = wishOf(channel, c.req.url)
  const [name] = thirdChannels[channel]
  if (!wish) return plainPage(c, name, html`<p>应用或回调地址不正确。</p>`)
  const { searchParams } = new URL(c.req.url)
  const back = (more: Record<string, string>) =>
    c.redirect(addressWith(wish.redirectUri, { ...more, state: wish.state }))
  const { yes, no } = forms[channel]
  const consent = searchParams.get('consent')
  const nickName = (searchParams.get('nick') ?? '').trim().slice(0, 20)
  if (consent === 'no') return back(no)
  if (consent === 'yes' && nickName)
    return back(yes(giveCode({ ...demoUser(channel, nickName), ...wish, channel })))
  const passed = [...searchParams].filter(([key]) => key !== 'nick' && key !== 'consent')
  return plainPage(
    c,
    `${name}授权登录`,
    html`<p>演示页面，代替${name}的授权页。昵称决定您是${name}的哪位用户。</p>
      <form>
        ${passed.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
        <p>
          <label>昵称 <input name="nick" value="小林" maxlength="20" required /></label>
        </p>
        <button name="consent" value="yes">同意登录</button>
        <button name="consent" value="no" formnovalidate>拒绝</button>
      </form>`,
  )
}
