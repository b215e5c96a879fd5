import { channelNames, type ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import { refuse } from '../../core/http/refusal'
import { alipay, alipayAddresses } from './alipay'
import { overNetwork, type Provider } from './provider'
import { qq, qqAddresses } from './qq'
import { demoApp } from './stand-in'
import { demoKeys, standInAlipay } from './stand-in-alipay'
import { standInQq } from './stand-in-qq'
import { standInWechat } from './stand-in-wechat'
import { wechat, wechatAddresses } from './wechat'

const now = () => clock.now()
/** Base URL of the stand-ins. Requests to it are answered within this process. */
const nowhere = 'https://stand-in.invalid'

/** Production adapters with the stand-in's URL and transport. */
const standIns: Record<ThirdChannel, (authorize: string) => Promise<Provider>> = {
  wechat: async (authorize) => wechat({ ...demoApp('wechat'), authorize, api: nowhere }, standInWechat),
  qq: async (authorize) => qq({ ...demoApp('qq'), authorize, api: nowhere }, standInQq),
  alipay: async (authorize) =>
    alipay(
      { ...demoApp('alipay'), ...(await demoKeys()), authorize, gateway: `${nowhere}/gateway.do` },
      standInAlipay,
      now,
    ),
}

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
  if (config.demo) return standIns[channel](`${origin}/demo/idp/${channel}`)
  throw refuse(422, ['暂未开通该登录方式', 'This login method is not enabled here.'])
}
