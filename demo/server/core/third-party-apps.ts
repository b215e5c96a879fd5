import type { Settings } from './settings'
import { together } from './together'

/** What the providers' consoles gave to the shop when it was registered there. */
export type ThirdPartyApps = {
  wechat?: { appId: string; secret: string }
  qq?: { appId: string; secret: string }
  /** The app's private key (PKCS#8) and Alipay's public one (SPKI), both in base64. */
  alipay?: { appId: string; privatePem: string; publicPem: string }
}

/** Those of which all is set; one that is set in part is a mistake. */
export function thirdPartyApps(set: Settings): ThirdPartyApps {
  const wechat = together(set, { appId: 'WECHAT_APP_ID', secret: 'WECHAT_SECRET' })
  const qq = together(set, { appId: 'QQ_APP_ID', secret: 'QQ_SECRET' })
  const alipay = together(set, {
    appId: 'ALIPAY_APP_ID',
    privatePem: 'ALIPAY_PRIVATE_KEY',
    publicPem: 'ALIPAY_PUBLIC_KEY',
  })
  return { ...(wechat && { wechat }), ...(qq && { qq }), ...(alipay && { alipay }) }
}
