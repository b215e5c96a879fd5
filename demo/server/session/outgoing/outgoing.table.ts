import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { entry, moment } from '../../core/database/columns'
import type { Message } from './messenger'

/**
 * Queued SMS or e-mail, written in the transaction that causes it. Rows are deleted after sending, so that no code is
 * stored longer than necessary.
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
    /** Expiry time, after which the message is not sent. */
    goodUntil: moment('good_until'),
    tries: integer().notNull().default(0),
    /** Time of the next attempt. A process that sends the message sets it as a lease. */
    nextAt: moment('next_at').notNull(),
    /** Error of the last attempt, without the recipient. */
    fault: text().notNull().default(''),
    /** Time when sending was abandoned. The message then waits at the platform's desk. */
    diedAt: moment('died_at'),
  },
  ({ diedAt, nextAt }) => [index('outgoing_message_next').on(diedAt, nextAt)],
)
