import { clock } from '../../../core/time/clock'
import type { Config } from '../../../core/config/config'
import { overNetwork } from '../../../session/third-party/provider'
import { alipayAddresses } from '../../../session/third-party/alipay'
import { alipayPage } from './alipay-page'
import type { PayChannel, PayProvider } from './provider'
import { aggregateQr, netBanking, unionPayPage } from './unionpay'
import { unionPayGateway } from './unionpay-message'
import { wechatNative, wechatPayApi } from './wechat-native'

const now = () => clock.now()
/** Origin for queries, which need no callback. */
export const noOrigin = 'https://shop.invalid'
/** Returns the URL that a provider notifies. */
export const notifyUrl = (channel: PayChannel, origin: string) => `${origin}/api/bbb/pay/notify/${channel}`

export const unionPayProducts = { scan: aggregateQr, unionpay: unionPayPage, banking: netBanking } as const

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
  const real = registered(channel, config, origin)
  if (real || !config.demo) return real
  // A real shop does not load it.
  const { standIn } = await import('../stand-in/stand-in-provider')
  return standIn(channel, origin)
}
