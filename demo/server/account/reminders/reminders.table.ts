import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../../../../src/core/language/messages'
import { entry } from '../../core/database/columns'

/** Reminders of accounts about past and coming events. */
export const remind = pgTable(
  'remind',
  {
    ...entry(),
    /** The account that reads it, also a sub-account's own. */
    customerId: text('customer_id').notNull(),
    /** The brand site that it is about; empty: the account itself, on every site. */
    siteId: text('site_id'),
    bizType: text('biz_type').notNull(),
    /** 10 unread, 20 read. */
    state: integer().$type<10 | 20>().notNull().default(10),
    title: jsonb().$type<Text>().notNull(),
    content: jsonb().$type<Text>().notNull(),
    /** A path of the shop; empty: it leads nowhere. */
    link: text().notNull().default(''),
  },
  ({ customerId, state, createdAt: at }) => [index('remind_customer').on(customerId, state, at)],
)
