import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { entry } from '../../core/database/columns'

/** What the demo has sent out by SMS and e-mail. Only its own sender writes here: real codes are kept nowhere. */
export const outbox = pgTable(
  'outbox',
  {
    ...entry(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    target: text().notNull(),
    template: text().notNull(),
    payload: text().notNull(),
  },
  ({ createdAt: at }) => [index('outbox_time').on(at)],
)
