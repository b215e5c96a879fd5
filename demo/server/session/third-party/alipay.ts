import * as z from 'zod/mini'
import { wireTime } from '../../core/business-time'
import { addressWith, type Ask, type Provider } from './provider'
import { isSigned, privateKey, publicKey, sign, signedText } from './rsa2'

export type AlipayApp = {
  appId: string
  /** The app's own key, PKCS#8. */
  privatePem: string
  /** Alipay's key, SPKI. */
  publicPem: string
  authorize: string
  gateway: string
}
export const alipayAddresses = {
  authorize: 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm',
  gateway: 'https://openapi.alipay.com/gateway.do',
}

const envelope = z.record(z.string(), z.unknown())
const tokenAnswer = z.object({ access_token: z.string(), open_id: z.string().check(z.minLength(1)) })
const userAnswer = z.object({ nick_name: z.optional(z.string()) })

/** The text of one member of a JSON object as it stood there: the signature is over exactly these characters. */
function memberText(json: string, name: string): string {
  const from = json.indexOf(`"${name}":`) + name.length + 3
  const end = json.lastIndexOf(',"sign"')
  return json.slice(from, end > from ? end : json.lastIndexOf('}'))
}

/** Alipay's login: calls to one gateway, signed by RSA2 both ways. */
export const alipay = (app: AlipayApp, ask: Ask, now: () => Date): Provider => {
  async function call<T>(method: string, own: Record<string, string>, shape: z.ZodMiniType<T>): Promise<T> {
    const params: Record<string, string> = {
      app_id: app.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: wireTime(now()),
      version: '1.0',
      ...own,
    }
    params.sign = await sign(await privateKey(app.privatePem), signedText(params))
    const answer = await ask(new Request(app.gateway, { method: 'POST', body: new URLSearchParams(params) }))
    const text = await answer.text()
    const name = `${method.replaceAll('.', '_')}_response`
    const { [name]: member, sign: signature } = envelope.parse(JSON.parse(text))
    const signed =
      typeof signature === 'string' &&
      (await isSigned(await publicKey(app.publicPem), memberText(text, name), signature))
    if (!signed) throw new Error(`Alipay's answer to ${method} bears no signature of Alipay`)
    return shape.parse(member)
  }

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
