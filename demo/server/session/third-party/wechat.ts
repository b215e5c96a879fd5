import * as z from 'zod/mini'
import { addressWith, askJson, type Ask, type Provider } from './provider'

export type WechatApp = { appId: string; secret: string; authorize: string; api: string }
export const wechatAddresses = {
  authorize: 'https://open.weixin.qq.com/connect/qrconnect',
  api: 'https://api.weixin.qq.com',
}

const tokenAnswer = z.object({ access_token: z.string(), openid: z.string().check(z.minLength(1)) })
const userAnswer = z.object({ openid: z.string(), nickname: z.string() })

/** Creates the WeChat web login provider: a QR code page and two calls. A failure has `errcode` and no token. */
export const wechat = ({ appId, secret, authorize, api }: WechatApp, ask: Ask): Provider => ({
  authorizeUrl: ({ state, redirectUri }) =>
    `${addressWith(authorize, {
      appid: appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    })}#wechat_redirect`,

  async identify(code) {
    const exchange = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const { access_token, openid } = await askJson(
      ask,
      new Request(addressWith(`${api}/sns/oauth2/access_token`, exchange)),
      tokenAnswer,
    )
    const who = addressWith(`${api}/sns/userinfo`, { access_token, openid })
    const user = await askJson(ask, new Request(who), userAnswer)
    return { openId: openid, nickName: user.nickname }
  },
})
