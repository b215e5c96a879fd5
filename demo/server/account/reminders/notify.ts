import type { Text } from '../../../../src/core/messages'
import { reminderTopic, type ReminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { db } from '../../core/db'
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
}

/** Leaves a reminder with those who want such, in the transaction of what it tells. */
export async function notify({
  to,
  topic,
  siteId = null,
  title,
  content,
  link = '',
  bizType = '04',
}: Reminder) {
  const wanted = await thoseWho([...new Set(to)], reminderTopic.code[topic])
  const rows = wanted.map((customerId) => ({ customerId, siteId, bizType, title, content, link }))
  if (rows.length > 0) await db().insert(remind).values(rows)
}
