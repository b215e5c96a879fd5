import type { Text } from '../../../../src/core/messages'
import { noticeTopic, type NoticeTopic } from '../../../../src/account/notices/notice-topic'
import { db } from '../../core/db'
import { thoseWho } from '../settings/account-settings'
import { remind } from './notices.table'

type Notice = {
  /** Accounts that are to know it: each reads it for itself. */
  to: readonly string[]
  topic: NoticeTopic
  title: Text
  content: Text
  /** A path of the shop. */
  link?: string
  /** Default `04`: trade. */
  bizType?: string
}

/** Leaves a reminder with those who want such, in the transaction of what it tells. */
export async function notify({ to, topic, title, content, link = '', bizType = '04' }: Notice) {
  const wanted = await thoseWho([...new Set(to)], noticeTopic.code[topic])
  const rows = wanted.map((customerId) => ({ customerId, bizType, title, content, link }))
  if (rows.length > 0) await db().insert(remind).values(rows)
}
