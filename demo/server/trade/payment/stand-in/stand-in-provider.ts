import { clock } from '../../../core/time/clock'
import { alipayPage } from '../providers/alipay-page'
import type { PayChannel, PayProvider } from '../providers/provider'
import { notifyUrl, unionPayProducts } from '../providers/providers'
import { wechatNative } from '../providers/wechat-native'
import { demoMerchant, shopKeys } from './demo-keys'
import { standInAlipay } from './stand-in-alipay'
import { standInUnionPay } from './stand-in-unionpay'
import { standInWechat } from './stand-in-wechat'

const now = () => clock.now()
/** Base URL of the stand-ins. Requests to it are answered within this process. */
const nowhere = 'https://stand-in.invalid'

/** Creates a production adapter with the stand-in's URL and transport. */
export async function standIn(channel: PayChannel, origin: string): Promise<PayProvider> {
  const keys = await shopKeys()
  const page = `${origin}/demo/pay`
  const own = { ...demoMerchant, ...keys, notifyUrl: notifyUrl(channel, origin) }
  if (channel === 'wechat') return wechatNative({ ...own, api: nowhere }, standInWechat(page), now)
  if (channel === 'alipay')
    return alipayPage({ ...own, gateway: nowhere, page: `${page}/gateway/alipay` }, standInAlipay, now)
  const merchant = { ...own, certId: demoMerchant.serial, gateway: `${page}/gateway` }
  return unionPayProducts[channel](merchant, standInUnionPay(page))
}
