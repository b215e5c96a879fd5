import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { entry } from '../../core/database/columns'

/** SMS or e-mail sent by the demo. Only the demo's messenger writes here; real codes are never stored. */
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
