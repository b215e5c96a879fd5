import type { Text } from '../../../../src/core/messages'
import { db } from '../../core/db'
import { remind } from './notices.table'

type Notice = {
  /** Accounts that are to know it: each reads it for itself. */
  to: readonly string[]
  title: Text
  content: Text
  /** A path of the shop. */
  link?: string
  /** Default `04`: trade. */
  bizType?: string
}

/** Leaves a reminder, in the transaction of what it tells. */
export async function notify({ to, title, content, link = '', bizType = '04' }: Notice) {
  const rows = [...new Set(to)].map((customerId) => ({ customerId, bizType, title, content, link }))
  if (rows.length > 0) await db().insert(remind).values(rows)
}
