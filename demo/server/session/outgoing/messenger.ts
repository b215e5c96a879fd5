import type { ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import type { Config } from '../../core/config/config'
import type { Log } from '../../core/http/surroundings'
import { gatewayMessenger } from './gateway-messenger'
import { outboxMessenger } from './outbox-messenger'
import { smtpMessenger } from './smtp-messenger'

/** A message sent by SMS or e-mail. */
export type Message = {
  channel: 'sms' | 'email'
  /** Mobile number without prefix, or e-mail address. */
  target: string
  /** Approved template. SMS providers send no other texts. */
  template: `code-${SentScene}` | `reminder-${ReminderTopic}` | 'invitation'
  /**
   * Template values: a code's `code` and `minutes`, a reminder's `title` and `content`, an invitation's `company`, `inviter`, `url`
   * and `until`.
   */
  values: Readonly<Record<string, string>>
  /** Subject of an e-mail. */
  subject: string
  /** Full text, for senders without templates. */
  text: string
}

/**
 * Delivers a message, or throws an error that does not contain the recipient. Add an implementation to support another
 * sender.
 * @param id constant across retries, so that the sender can detect duplicates
 */
export type Messenger = (message: Message, id: string) => Promise<void>

/** Returns the configured sender of a channel: a mail server, a gateway, or the demo's outbox. */
export function messengerOf(
  channel: Message['channel'],
  { messageGateway, mail, demo }: Config,
  log: Log,
): Messenger | undefined {
  if (channel === 'email' && mail) return smtpMessenger(mail)
  if (messageGateway) return gatewayMessenger(messageGateway)
  return demo ? outboxMessenger(log) : undefined
}
