import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { entry, moment } from '../../core/database/columns'
import type { Message } from './messenger'

/**
 * SMS and e-mails that are to leave the shop, written in the transaction of what they tell. One that was sent is
 * deleted, so that no code outlives its message here.
 */
export const outgoing = pgTable(
  'outgoing_message',
  {
    ...entry(),
    channel: text().$type<Message['channel']>().notNull(),
    target: text().notNull(),
    template: text().$type<Message['template']>().notNull(),
    values: jsonb().$type<Message['values']>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** What is not sent by then is not sent any more. */
    goodUntil: moment('good_until'),
    tries: integer().notNull().default(0),
    /** When it is tried next; whoever tries it writes here until when it is his. */
    nextAt: moment('next_at').notNull(),
    /** Why the last try failed, without whom it was for. */
    fault: text().notNull().default(''),
    /** Given up: it waits at the platform's desk. */
    diedAt: moment('died_at'),
  },
  ({ diedAt, nextAt }) => [index('outgoing_message_next').on(diedAt, nextAt)],
)
