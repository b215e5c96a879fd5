import { clock } from '../../../core/time/clock'
import type { Config } from '../../../core/config/config'
import { overNetwork } from '../../../session/third-party/provider'
import { alipayAddresses } from '../../../session/third-party/alipay'
import { demoMerchant, shopKeys } from '../stand-in/demo-keys'
import { standInAlipay } from '../stand-in/stand-in-alipay'
import { standInUnionPay } from '../stand-in/stand-in-unionpay'
import { standInWechat } from '../stand-in/stand-in-wechat'
import { alipayPage } from './alipay-page'
import type { PayChannel, PayProvider } from './provider'
import { aggregateQr, netBanking, unionPayPage } from './unionpay'
import { unionPayGateway } from './unionpay-message'
import { wechatNative, wechatPayApi } from './wechat-native'

const now = () => clock.now()
/** Base URL of the stand-ins. Requests to it are answered within this process. */
const nowhere = 'https://stand-in.invalid'
/** Origin for queries, which need no callback. */
export const noOrigin = 'https://shop.invalid'
const notifyUrl = (channel: PayChannel, origin: string) => `${origin}/api/bbb/pay/notify/${channel}`

const unionPayProducts = { scan: aggregateQr, unionpay: unionPayPage, banking: netBanking } as const

/** Creates a production adapter with the stand-in's URL and transport. */
async function standIn(channel: PayChannel, origin: string): Promise<PayProvider> {
  const keys = await shopKeys()
  const page = `${origin}/demo/pay`
  const own = { ...demoMerchant, ...keys, notifyUrl: notifyUrl(channel, origin) }
  if (channel === 'wechat') return wechatNative({ ...own, api: nowhere }, standInWechat(page), now)
  if (channel === 'alipay')
    return alipayPage({ ...own, gateway: nowhere, page: `${page}/gateway/alipay` }, standInAlipay, now)
  const merchant = { ...own, certId: demoMerchant.serial, gateway: `${page}/gateway` }
  return unionPayProducts[channel](merchant, standInUnionPay(page))
}

function registered(channel: PayChannel, { payment }: Config, origin: string): PayProvider | undefined {
  const to = { notifyUrl: notifyUrl(channel, origin) }
  if (channel === 'wechat')
    return payment.wechat && wechatNative({ ...payment.wechat, ...to, api: wechatPayApi }, overNetwork, now)
  if (channel === 'alipay') {
    const { gateway } = alipayAddresses
    return (
      payment.alipay && alipayPage({ ...payment.alipay, ...to, gateway, page: gateway }, overNetwork, now)
    )
  }
  const merchant = payment.unionPay && { ...payment.unionPay, ...to, gateway: unionPayGateway }
  return merchant && unionPayProducts[channel](merchant, overNetwork)
}

/** Returns whether a channel is available: configured, or simulated by the demo. */
export const isOpen = (channel: PayChannel, config: Config) =>
  config.demo || registered(channel, config, '') !== undefined

/**
 * Returns the provider of a channel: the real one if configured, in the demo a stand-in.
 * @param origin of the shop, which receives the provider's callbacks
 */
export async function payProvider(
  channel: PayChannel,
  config: Config,
  origin: string,
): Promise<PayProvider | undefined> {
  return registered(channel, config, origin) ?? (config.demo ? standIn(channel, origin) : undefined)
}
