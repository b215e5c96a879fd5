import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../core/columns'

/** What the demo has sent out by SMS and e-mail. Only its own sender writes here: real codes are kept nowhere. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    target: text().notNull(),
    template: text().notNull(),
    payload: text().notNull(),
    createdAt: createdAt(),
  },
  ({ createdAt: at }) => [index('outbox_time').on(at)],
)
