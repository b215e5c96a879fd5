import { channelNames, type ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import { refuse } from '../../core/http/refusal'
import { alipay, alipayAddresses } from './alipay'
import { overNetwork, type Provider } from './provider'
import { qq, qqAddresses } from './qq'
import { wechat, wechatAddresses } from './wechat'

const now = () => clock.now()

function registered(channel: ThirdChannel, { thirdParty }: Config): Provider | undefined {
  if (channel === 'wechat')
    return thirdParty.wechat && wechat({ ...thirdParty.wechat, ...wechatAddresses }, overNetwork)
  if (channel === 'qq') return thirdParty.qq && qq({ ...thirdParty.qq, ...qqAddresses }, overNetwork)
  return thirdParty.alipay && alipay({ ...thirdParty.alipay, ...alipayAddresses }, overNetwork, now)
}

/** Returns the configured providers. In the demo, all of them. */
export const channelsOffered = (config: Config) =>
  channelNames.filter((channel) => config.demo || registered(channel, config))

/**
 * Returns the provider of a channel: the real one if configured, in the demo a stand-in.
 * @param origin of the shop's pages, which also serve the stand-in's page
 */
export async function providerFor(channel: ThirdChannel, config: Config, origin: string): Promise<Provider> {
  const real = registered(channel, config)
  if (real) return real
  // A real shop does not load them.
  if (config.demo)
    return (await import('./stand-in-providers')).standIns[channel](`${origin}/demo/idp/${channel}`)
  throw refuse(422, ['暂未开通该登录方式', 'This login method is not enabled here.'])
}
