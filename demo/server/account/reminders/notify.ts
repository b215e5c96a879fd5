import { defaultLocale, nearestLocale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { reminderTopic, type ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { db } from '../../core/database/db'
import type { Message } from '../../session/outgoing/messenger'
import { messageQueued, queueMessage } from '../../session/outgoing/queue-message'
import { thoseWho } from '../settings/account-settings'
import { remind } from './reminders.table'

type Reminder = {
  /** Accounts that are to know it: each reads it for itself. */
  to: readonly string[]
  topic: ReminderTopic
  /** The brand site that it is about; none: the account itself. */
  siteId?: string | null
  title: Text
  content: Text
  /** A path of the shop. */
  link?: string
  /** Default `04`: trade. */
  bizType?: string
  /** False for an event that has mails of its own. */
  byMail?: boolean
}

const whyItCame: Text = [
  '您在账户的“设置”中选择了同时以邮件接收此类消息，可随时取消。',
  'You chose in the settings of your account to receive such messages by email as well. You can turn this off at any time.',
]

function mailOf(
  { topic, title, content }: Pick<Reminder, 'topic' | 'title' | 'content'>,
  target: string,
  wanted?: string,
): Message {
  const language = nearestLocale(wanted, [defaultLocale, 'en']) ?? defaultLocale
  const say = (text: Text) => pick(text, language)
  const values = { title: say(title), content: say(content) }
  const text = `${values.content}\n\n${say(whyItCame)}\n`
  return { channel: 'email', target, template: `reminder-${topic}`, values, subject: values.title, text }
}

/** Creates reminders for accounts that want them, within the transaction of the event. Also queues e-mails on request. */
export async function notify({
  to,
  topic,
  siteId = null,
  title,
  content,
  link = '',
  bizType = '04',
  byMail = true,
}: Reminder) {
  const wanted = await thoseWho([...new Set(to)], reminderTopic.code[topic])
  const rows = wanted.map(({ id: customerId }) => ({ customerId, siteId, bizType, title, content, link }))
  if (rows.length > 0) await db().insert(remind).values(rows)
  const mails = wanted.flatMap(({ email, language }) =>
    email === undefined || !byMail ? [] : mailOf({ topic, title, content }, email, language),
  )
  for (const mail of mails) await queueMessage(mail)
  if (mails.length > 0) messageQueued.give()
}
