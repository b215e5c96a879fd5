import type { Settings } from './settings'
import { groupedSettings } from './grouped-settings'

/** Credentials of third-party logins. */
export type ThirdPartyApps = {
  wechat?: { appId: string; secret: string }
  qq?: { appId: string; secret: string }
  /** Private key of the app (PKCS#8) and public key of Alipay (SPKI), both in base64. */
  alipay?: { appId: string; privatePem: string; publicPem: string }
}

/** Reads the configured logins. Settings of one provider must be set together. */
export function thirdPartyApps(set: Settings): ThirdPartyApps {
  const wechat = groupedSettings(set, { appId: 'WECHAT_APP_ID', secret: 'WECHAT_SECRET' })
  const qq = groupedSettings(set, { appId: 'QQ_APP_ID', secret: 'QQ_SECRET' })
  const alipay = groupedSettings(set, {
    appId: 'ALIPAY_APP_ID',
    privatePem: 'ALIPAY_PRIVATE_KEY',
    publicPem: 'ALIPAY_PUBLIC_KEY',
  })
  return { ...(wechat && { wechat }), ...(qq && { qq }), ...(alipay && { alipay }) }
}
