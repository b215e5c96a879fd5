import * as z from 'zod/mini'
import { addressWith, askJson, type Ask, type Provider } from './provider'

export type QqApp = { appId: string; secret: string; authorize: string; api: string }
export const qqAddresses = {
  authorize: 'https://graph.qq.com/oauth2.0/authorize',
  api: 'https://graph.qq.com',
}

const tokenAnswer = z.object({ access_token: z.string() })
const meAnswer = z.object({ client_id: z.string(), openid: z.string().check(z.minLength(1)) })
const userAnswer = z.object({ ret: z.literal(0), nickname: z.string() })

/** Creates the QQ login provider: exchanges the code for a token, the token for an openid, and both for a name. */
export const qq = ({ appId, secret, authorize, api }: QqApp, ask: Ask): Provider => ({
  authorizeUrl: ({ state, redirectUri }) =>
    addressWith(authorize, {
      response_type: 'code',
      client_id: appId,
      redirect_uri: redirectUri,
      state,
      scope: 'get_user_info',
    }),

  async identify(code, redirectUri) {
    const get = <T>(path: string, params: Record<string, string>, shape: z.ZodMiniType<T>) =>
      askJson(ask, new Request(addressWith(api + path, { ...params, fmt: 'json' })), shape)
    const { access_token } = await get(
      '/oauth2.0/token',
      {
        grant_type: 'authorization_code',
        client_id: appId,
        client_secret: secret,
        code,
        redirect_uri: redirectUri,
      },
      tokenAnswer,
    )
    const { client_id, openid } = await get('/oauth2.0/me', { access_token }, meAnswer)
    // A token issued to another app must not be accepted.
    if (client_id !== appId) throw new Error('QQ answered with a token of another app')
    const user = { access_token, oauth_consumer_key: appId, openid }
    const { nickname } = await get('/user/get_user_info', user, userAnswer)
    return { openId: openid, nickName: nickname }
  },
})
