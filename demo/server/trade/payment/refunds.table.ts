import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { refundState } from '../../../../src/trade/payment/refund-state'
import { entry, moment, money, record } from '../../core/database/columns'
import type { PayChannel } from './providers/provider'

/** What was given back for an order, under a number of whoever wanted it: once for each number. */
export const refund = pgTable(
  'refund',
  {
    ...entry(),
    refundNo: text('refund_no').notNull().unique(),
    orderId: text('order_id').notNull(),
    amount: money().notNull(),
    /** What of the amount stayed here: for points that came with the order and were spent meanwhile, and for its gift. */
    kept: money().notNull().default(0),
    /** What of that stayed for the gift. */
    forGift: money('for_gift').notNull().default(0),
    /** Deducted points that came back. */
    points: integer().notNull().default(0),
    /** Points that came with the order and were taken back, or paid for by what was kept. */
    clawed: integer().notNull().default(0),
  },
  ({ orderId }) => [index('refund_order').on(orderId)],
)

/** The ways along which a refund goes back. What a provider is to return waits here until it is known what became of it. */
export const refundPart = pgTable(
  'refund_part',
  {
    ...record(),
    refundId: text('refund_id').notNull(),
    payOrderId: text('pay_order_id').notNull(),
    /** The number under which a provider knows it. */
    partNo: text('part_no').notNull().unique(),
    payCode: integer('pay_code'),
    amount: money().notNull(),
    state: integer().$type<CodeOf<typeof refundState>>().notNull(),
    /** Of what came through a provider. */
    channel: text().$type<PayChannel>(),
    channelNo: text('channel_no').notNull().default(''),
    /** How often the provider was asked, and when it is to be asked next. */
    tries: integer().notNull().default(0),
    askAt: moment('ask_at'),
  },
  ({ refundId, askAt }) => [index('refund_part_refund').on(refundId), index('refund_part_due').on(askAt)],
)
