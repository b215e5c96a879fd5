import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, yesNo } from '../../../core/database/columns'
import type { PayChannel } from '../providers/provider'

/** `silent`: the refund succeeds, but the first response is lost. */
export type DemoRefundWay = 'now' | 'later' | 'refuse' | 'silent'

/** Payment at the demo's providers and its result. */
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
    /** Transaction number of the provider. Empty until paid. */
    channelNo: text('channel_no').notNull().default(''),
    /** Result of its refunds, see /demo/pay. */
    refunds: text().$type<DemoRefundWay>().notNull().default('now'),
    /** Time of the next notification. Null if the shop was notified. */
    tellAt: moment('tell_at'),
    createdAt: createdAt(),
  },
  ({ channel, payNo, tellAt }) => [
    primaryKey({ columns: [channel, payNo] }),
    index('demo_payment_tell').on(tellAt),
  ],
)

/** Refund requested by a shop, by the shop's number. */
export const demoRefund = pgTable(
  'demo_refund',
  {
    channel: text().$type<PayChannel>().notNull(),
    refundNo: text('refund_no').notNull(),
    payNo: text('pay_no').notNull(),
    amount: money().notNull(),
    refused: yesNo('refused').notNull(),
    /** Time from which the refund is complete. */
    doneAt: moment('done_at').notNull(),
    createdAt: createdAt(),
  },
  ({ channel, refundNo, payNo }) => [
    primaryKey({ columns: [channel, refundNo] }),
    index('demo_refund_payment').on(channel, payNo),
  ],
)
