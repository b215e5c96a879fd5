import * as z from 'zod/mini'
import { alipayCall } from './alipay-gateway'
import { addressWith, type Ask, type Provider } from './provider'

export type AlipayApp = {
  appId: string
  /** Private key of the app, PKCS#8. */
  privatePem: string
  /** Public key of Alipay, SPKI. */
  publicPem: string
  authorize: string
  gateway: string
}
export const alipayAddresses = {
  authorize: 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm',
  gateway: 'https://openapi.alipay.com/gateway.do',
}

const tokenAnswer = z.object({ access_token: z.string(), open_id: z.string().check(z.minLength(1)) })
const userAnswer = z.object({ nick_name: z.optional(z.string()) })

/** Creates the Alipay login provider. Calls use one gateway and are signed with RSA2 in both directions. */
export const alipay = (app: AlipayApp, ask: Ask, now: () => Date): Provider => {
  const call = alipayCall(app, ask, now)

  return {
    authorizeUrl: ({ state, redirectUri }) =>
      addressWith(app.authorize, {
        app_id: app.appId,
        scope: 'auth_user',
        redirect_uri: redirectUri,
        state,
      }),

    async identify(code) {
      const grant = { grant_type: 'authorization_code', code }
      const { access_token, open_id } = await call('alipay.system.oauth.token', grant, tokenAnswer)
      const user = await call('alipay.user.info.share', { auth_token: access_token }, userAnswer)
      return { openId: open_id, nickName: user.nick_name ?? '' }
    },
  }
}
