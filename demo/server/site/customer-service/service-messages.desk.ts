import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { stateChanged } from '../../core/http/refusal'
import { waitingIn } from '../../core/documents/waiting'
import { serviceMessage } from './customer-service.table'

/** Desk queue of unanswered messages to customer service. */
export const desk = {
  title: ['客服留言', 'Customer messages'],
  permission: 'service',
  ...waitingIn({
    id: serviceMessage.id,
    since: serviceMessage.createdAt,
    words: [serviceMessage.name, serviceMessage.phone, serviceMessage.content],
    find: (which) =>
      db()
        .select()
        .from(serviceMessage)
        .where(and(isNull(serviceMessage.answeredAt), which)),
    show: (rows) =>
      rows.map(({ id, name, phone, content, createdAt }) => ({
        id,
        head: [name, phone].filter(Boolean).join(' '),
        lines: [content],
        since: createdAt,
        actions: ['answer'],
      })),
  }),
  actions: {
    answer: {
      label: ['已回复', 'Replied'],
      async act(id) {
        const answered = await db()
          .update(serviceMessage)
          .set({ answeredAt: clock.now() })
          .where(and(eq(serviceMessage.id, id), isNull(serviceMessage.answeredAt)))
          .returning()
        if (answered.length === 0) throw stateChanged()
        await audit({ actorType: 'platform', entity: 'service_message', entityId: id, action: 'answer' })
      },
    },
  },
} satisfies Desk
