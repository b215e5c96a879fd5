import { StartError } from './start-error'

/** What the providers' consoles gave to the shop when it was registered there. */
export type ThirdPartyApps = {
  wechat?: { appId: string; secret: string }
  qq?: { appId: string; secret: string }
  /** The app's private key (PKCS#8) and Alipay's public one (SPKI), both in base64. */
  alipay?: { appId: string; privatePem: string; publicPem: string }
}

type Env = Record<string, string | undefined>

/** All variables of one third party, or none. */
export function together(env: Env, wanted: readonly string[]): string[] | undefined {
  const given = wanted.map((name) => env[name] ?? '')
  if (given.every((value) => value === '')) return undefined
  const missing = wanted.find((name) => !env[name])
  if (missing) throw new StartError(`${missing} is missing: ${wanted.join(', ')} belong together.`)
  return given
}

/** `WECHAT_APP_ID`, `WECHAT_SECRET`; `QQ_APP_ID`, `QQ_SECRET`; `ALIPAY_APP_ID`, `ALIPAY_PRIVATE_KEY`, `ALIPAY_PUBLIC_KEY`. */
export function thirdPartyApps(env: Env): ThirdPartyApps {
  const [wechatId = '', wechatSecret = ''] = together(env, ['WECHAT_APP_ID', 'WECHAT_SECRET']) ?? []
  const [qqId = '', qqSecret = ''] = together(env, ['QQ_APP_ID', 'QQ_SECRET']) ?? []
  const [alipayId = '', privatePem = '', publicPem = ''] =
    together(env, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']) ?? []
  return {
    ...(wechatId && { wechat: { appId: wechatId, secret: wechatSecret } }),
    ...(qqId && { qq: { appId: qqId, secret: qqSecret } }),
    ...(alipayId && { alipay: { appId: alipayId, privatePem, publicPem } }),
  }
}
