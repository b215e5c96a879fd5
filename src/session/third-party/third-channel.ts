import { keyed, type Text } from '../../core/language/messages'

/** Third parties for login, in display order. */
export const thirdChannels = keyed('thirdChannels', {
  wechat: ['微信', 'WeChat'],
  qq: ['QQ', 'QQ'],
  alipay: ['支付宝', 'Alipay'],
} as const satisfies Record<string, Text>)

export type ThirdChannel = keyof typeof thirdChannels
export const channelNames: [ThirdChannel, ...ThirdChannel[]] = ['wechat', 'qq', 'alipay']
export const isThirdChannel = (name: string): name is ThirdChannel => Object.hasOwn(thirdChannels, name)
