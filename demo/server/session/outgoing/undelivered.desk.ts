import { and, eq, isNotNull } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { stateChanged } from '../../core/http/refusal'
import { waitingIn } from '../../core/documents/waiting'
import { masked } from './masked-target'
import { outgoing } from './outgoing.table'

const dead = (id: string) => and(eq(outgoing.id, id), isNotNull(outgoing.diedAt))

/** Desk queue of messages that could not be sent. */
export const desk = {
  title: ['未送达的消息', 'Undelivered messages'],
  permission: 'service',
  ...waitingIn({
    id: outgoing.id,
    since: outgoing.diedAt,
    words: [outgoing.target, outgoing.subject],
    find: (which) =>
      db()
        .select()
        .from(outgoing)
        .where(and(isNotNull(outgoing.diedAt), which)),
    show: (rows) =>
      rows.map(({ id, channel, target, subject, tries, fault, diedAt, createdAt }) => ({
        id,
        head: [
          `${channel === 'sms' ? '短信' : '邮件'}：${subject}`,
          `${channel === 'sms' ? 'Text message' : 'Email'}: ${subject}`,
        ],
        lines: [
          [`收件人：${masked(target)}`, `To ${masked(target)}`],
          [`已尝试 ${tries} 次：${fault}`, `Tried ${tries} times: ${fault}`],
        ],
        since: diedAt ?? createdAt,
        actions: ['resend', 'discard'],
      })),
  }),
  actions: {
    resend: {
      label: ['重新发送', 'Send again'],
      async act(id) {
        const again = { tries: 0, diedAt: null, nextAt: clock.now() }
        const [row] = await db().update(outgoing).set(again).where(dead(id)).returning({ id: outgoing.id })
        if (!row) throw stateChanged()
      },
    },
    discard: {
      label: ['不再发送', 'Discard'],
      async act(id) {
        const [row] = await db().delete(outgoing).where(dead(id)).returning({ id: outgoing.id })
        if (!row) throw stateChanged()
      },
    },
  },
} satisfies Desk
