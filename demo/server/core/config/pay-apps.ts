import type { Settings } from './settings'
import { groupedSettings } from './grouped-settings'

/** Credentials of payment providers. Keys are in base64: private ones PKCS#8, public ones SPKI. */
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

/** Reads the providers that are configured. Settings of one provider must be set together. */
export function payApps(set: Settings): PayApps {
  const wechat = groupedSettings(set, {
    appId: 'WECHAT_PAY_APP_ID',
    mchId: 'WECHAT_PAY_MCH_ID',
    serial: 'WECHAT_PAY_SERIAL',
    privatePem: 'WECHAT_PAY_PRIVATE_KEY',
    apiKey: 'WECHAT_PAY_API_KEY',
    publicPem: 'WECHAT_PAY_PUBLIC_KEY',
  })
  const alipay = groupedSettings(set, {
    appId: 'ALIPAY_PAY_APP_ID',
    privatePem: 'ALIPAY_PAY_PRIVATE_KEY',
    publicPem: 'ALIPAY_PAY_PUBLIC_KEY',
  })
  const unionPay = groupedSettings(set, {
    merId: 'UNIONPAY_MER_ID',
    certId: 'UNIONPAY_CERT_ID',
    privatePem: 'UNIONPAY_PRIVATE_KEY',
    publicPem: 'UNIONPAY_PUBLIC_KEY',
  })
  return { ...(wechat && { wechat }), ...(alipay && { alipay }), ...(unionPay && { unionPay }) }
}
