import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, money } from '../../../core/columns'
import type { PayChannel } from '../providers/provider'

/** What the demo's pay providers know: payments that shops opened there, and what became of them. */
export const demoPayment = pgTable(
  'demo_payment',
  {
    channel: text().$type<PayChannel>().notNull(),
    payNo: text('pay_no').notNull(),
    amount: money().notNull(),
    about: text().notNull(),
    notifyUrl: text('notify_url').notNull(),
    returnUrl: text('return_url').notNull(),
    state: text().$type<'waits' | 'paid' | 'failed'>().notNull().default('waits'),
    /** The provider's number, once it is paid. */
    channelNo: text('channel_no').notNull().default(''),
    /** When the shop is to be told; it was told when there is no such time. */
    tellAt: moment('tell_at'),
    createdAt: createdAt(),
  },
  ({ channel, payNo, tellAt }) => [
    primaryKey({ columns: [channel, payNo] }),
    index('demo_payment_tell').on(tellAt),
  ],
)
