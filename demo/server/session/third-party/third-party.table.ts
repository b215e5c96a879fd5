import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import { entry, moment } from '../../core/database/columns'

/** Link between a third-party user and a person. */
export const thirdBinding = pgTable(
  'third_binding',
  {
    ...entry(),
    channel: text().$type<ThirdChannel>().notNull(),
    openId: text('open_id').notNull(),
    nickName: text('nick_name').notNull(),
    /** Id of the person. */
    customerId: text('customer_id').notNull(),
  },
  (table) => [
    uniqueIndex('third_binding_user').on(table.channel, table.openId),
    uniqueIndex('third_binding_customer').on(table.customerId, table.channel),
  ],
)

/**
 * Third-party sign-in in progress in one browser: first the state that the provider must return, then the ticket of a user
 * without an account. Only hashes are stored.
 */
export const thirdPassage = pgTable(
  'third_passage',
  {
    secretHash: text('secret_hash').primaryKey(),
    kind: text().$type<'state' | 'ticket'>().notNull(),
    browserHash: text('browser_hash').notNull(),
    channel: text().$type<ThirdChannel>().notNull(),
    site: text().notNull(),
    /** Id of the user. Empty until the provider returns it. */
    openId: text('open_id').notNull().default(''),
    nickName: text('nick_name').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('third_passage_end').on(table.expiresAt)],
)
