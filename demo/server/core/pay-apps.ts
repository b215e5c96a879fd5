import { together } from './third-party-apps'

/** What the pay providers' consoles gave to the shop. Keys in base64: private ones PKCS#8, public ones SPKI. */
export type PayApps = {
  wechat?: {
    appId: string
    mchId: string
    serial: string
    privatePem: string
    apiKey: string
    publicPem: string
  }
  alipay?: { appId: string; privatePem: string; publicPem: string }
  unionPay?: { merId: string; certId: string; privatePem: string; publicPem: string }
}

type Env = Record<string, string | undefined>

/**
 * `WECHAT_PAY_APP_ID`, `_MCH_ID`, `_SERIAL`, `_PRIVATE_KEY`, `_API_KEY`, `_PUBLIC_KEY`; `ALIPAY_PAY_APP_ID`,
 * `_PRIVATE_KEY`, `_PUBLIC_KEY`; `UNIONPAY_MER_ID`, `_CERT_ID`, `_PRIVATE_KEY`, `_PUBLIC_KEY`.
 */
export function payApps(env: Env): PayApps {
  const named = (head: string, ...rest: string[]) =>
    together(
      env,
      rest.map((name) => `${head}_${name}`),
    )
  const wechat = named('WECHAT_PAY', 'APP_ID', 'MCH_ID', 'SERIAL', 'PRIVATE_KEY', 'API_KEY', 'PUBLIC_KEY')
  const alipay = named('ALIPAY_PAY', 'APP_ID', 'PRIVATE_KEY', 'PUBLIC_KEY')
  const union = named('UNIONPAY', 'MER_ID', 'CERT_ID', 'PRIVATE_KEY', 'PUBLIC_KEY')
  const at = (list: readonly string[], index: number) => list[index] ?? ''
  return {
    ...(wechat && {
      wechat: {
        appId: at(wechat, 0),
        mchId: at(wechat, 1),
        serial: at(wechat, 2),
        privatePem: at(wechat, 3),
        apiKey: at(wechat, 4),
        publicPem: at(wechat, 5),
      },
    }),
    ...(alipay && { alipay: { appId: at(alipay, 0), privatePem: at(alipay, 1), publicPem: at(alipay, 2) } }),
    ...(union && {
      unionPay: {
        merId: at(union, 0),
        certId: at(union, 1),
        privatePem: at(union, 2),
        publicPem: at(union, 3),
      },
    }),
  }
}
