import type { ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import type { Config } from '../../core/config/config'
import type { Log } from '../../core/http/surroundings'
import { gatewayMessenger } from './gateway-messenger'
import { outboxMessenger } from './outbox-messenger'
import { smtpMessenger } from './smtp-messenger'

/** Something that leaves the shop by SMS or e-mail. */
export type Message = {
  channel: 'sms' | 'email'
  /** A mobile number without prefix, or an e-mail address. */
  target: string
  /** Which of the sender's approved texts it is: providers of SMS send no others. */
  template: `code-${SentScene}` | `reminder-${ReminderTopic}`
  /** What the template's places are filled with: a code's `code` and `minutes`, a reminder's `title` and `content`. */
  values: Readonly<Record<string, string>>
  /** Of an e-mail. */
  subject: string
  /** The whole text, for senders that take any. */
  text: string
}

/**
 * Delivers a message, or throws; never says in that whom it was for. Replace a sender by writing one more of these.
 * @param id the same however often it is tried, so that a sender may know it again
 */
export type Messenger = (message: Message, id: string) => Promise<void>

/** The sender of a channel that this server is set up with: a mail server, a gateway, else the demo's outbox. */
export function messengerOf(
  channel: Message['channel'],
  { messageGateway, mail, demo }: Config,
  log: Log,
): Messenger | undefined {
  if (channel === 'email' && mail) return smtpMessenger(mail)
  if (messageGateway) return gatewayMessenger(messageGateway)
  return demo ? outboxMessenger(log) : undefined
}
