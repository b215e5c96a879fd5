import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { refundState } from '../../../../src/trade/payment/refund-state'
import { entry, moment, money, record } from '../../core/database/columns'
import type { PayChannel } from './providers/provider'

/** Refund of an order. The caller's unique number makes it idempotent. */
export const refund = pgTable(
  'refund',
  {
    ...entry(),
    refundNo: text('refund_no').notNull().unique(),
    orderId: text('order_id').notNull(),
    amount: money().notNull(),
    /** Retained part of the amount: for points granted with the order and spent since, and for its gift. */
    kept: money().notNull().default(0),
    /** Part of `kept` that is for the gift. */
    forGift: money('for_gift').notNull().default(0),
    /** Deducted points that were returned. */
    points: integer().notNull().default(0),
    /** Points granted with the order that were reclaimed, or paid for by the retained amount. */
    clawed: integer().notNull().default(0),
  },
  ({ orderId }) => [index('refund_order').on(orderId)],
)

/** Part of a refund by target. A part through a provider waits here until its result is known. */
export const refundPart = pgTable(
  'refund_part',
  {
    ...record(),
    refundId: text('refund_id').notNull(),
    payOrderId: text('pay_order_id').notNull(),
    /** Refund number known to the provider. */
    partNo: text('part_no').notNull().unique(),
    payCode: integer('pay_code'),
    amount: money().notNull(),
    state: integer().$type<CodeOf<typeof refundState>>().notNull(),
    /** Provider channel of an external payment. */
    channel: text().$type<PayChannel>(),
    channelNo: text('channel_no').notNull().default(''),
    /** Number of attempts. The time of the next one follows. */
    tries: integer().notNull().default(0),
    askAt: moment('ask_at'),
  },
  ({ refundId, askAt }) => [index('refund_part_refund').on(refundId), index('refund_part_due').on(askAt)],
)
