import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import type { Config } from '../../core/config'
import { refuse } from '../../core/refusal'
import type { Log } from '../../core/surroundings'
import { gatewayMessenger } from './gateway-messenger'
import { outboxMessenger } from './outbox-messenger'

/** Something that leaves the shop by SMS or e-mail. */
export type Message = {
  channel: 'sms' | 'email'
  /** A mobile number without prefix, or an e-mail address. */
  target: string
  /** Which of the sender's approved texts it is: providers of SMS send no others. */
  template: `code-${SentScene}`
  /** What the template's places are filled with. */
  values: { code: string; minutes: string }
  /** The whole text, for senders that take any. */
  text: string
}

/** Delivers a message, or throws. Replace a sender by writing one more of these. */
export type Messenger = (message: Message) => Promise<void>

const nobody: Messenger = () => {
  throw refuse(503, ['未配置短信与邮件服务', 'No SMS and email service is set up.'])
}

/** The sender that this server is set up with: a gateway, else the demo's outbox. */
export function messengerOf({ messageGateway, demo }: Config, log: Log): Messenger {
  if (messageGateway) return gatewayMessenger(messageGateway)
  return demo ? outboxMessenger(log) : nobody
}
