import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../../../../src/core/messages'
import { createdAt, id } from '../../core/columns'

/** What an account is to know: something happened, or is about to. */
export const remind = pgTable(
  'remind',
  {
    id: id(),
    /** The account that reads it, also a sub-account's own. */
    customerId: text('customer_id').notNull(),
    bizType: text('biz_type').notNull(),
    /** 10 unread, 20 read. */
    state: integer().$type<10 | 20>().notNull().default(10),
    title: jsonb().$type<Text>().notNull(),
    content: jsonb().$type<Text>().notNull(),
    /** A path of the shop; empty: it leads nowhere. */
    link: text().notNull().default(''),
    createdAt: createdAt(),
  },
  ({ customerId, state, createdAt: at }) => [index('remind_customer').on(customerId, state, at)],
)
