import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PayState } from '../../../../src/trade/payment/pay-machine'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import { createdAt, document, entry, id, moment, money, onSite, owned } from '../../core/database/columns'
import type { PayChannel, ProviderName } from './providers/provider'

/** One demand for money, paid in one way: all of it or nothing. */
export const payOrder = pgTable(
  'pay_order',
  {
    ...document(),
    /** The number under which providers know it. */
    payNo: text('pay_no').notNull().unique(),
    /** Who knows it may open the provider's page for it, and nothing else. */
    pageKey: text('page_key')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    ...owned(),
    siteId: onSite(),
    purpose: text().$type<PayPurpose>().notNull(),
    state: integer().$type<PayState>().notNull(),
    amount: money().notNull(),
    /** The way in which it is being paid, or was. */
    payCode: integer('pay_code'),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    /** Since when it wants no money any more. */
    closedAt: moment('closed_at'),
    /** Where it was opened: each of them may take money for it, whichever way was chosen last. */
    opened: jsonb().$type<PayChannel[]>().notNull().default([]),
    /** Since when a provider waits for its buyer. */
    openedAt: moment('opened_at'),
    /** When the providers were last asked what became of it. */
    askedAt: moment('asked_at'),
  },
  ({ state, customerId, openedAt, paidAt }) => [
    index('pay_order_state').on(state),
    index('pay_order_paid').using('brin', paidAt),
    index('pay_order_customer').on(customerId),
    index('pay_order_opened').on(openedAt),
  ],
)

/** What the amount of a pay order is made of. */
export const payOrderItem = pgTable(
  'pay_order_item',
  {
    id: id(),
    payOrderId: text('pay_order_id').notNull(),
    /** An order, or what else its purpose is about. */
    refId: text('ref_id').notNull(),
    amount: money().notNull(),
    /** What of it was given back. */
    returned: money().notNull().default(0),
  },
  ({ payOrderId, refId }) => [
    index('pay_order_item_order').on(payOrderId),
    index('pay_order_item_ref').on(refId),
  ],
)

/**
 * Each payment that a provider told of, by the provider's own number: it counts once, whichever of the provider's
 * channels tells of it.
 */
export const payReceipt = pgTable(
  'pay_receipt',
  {
    provider: text().$type<ProviderName>().notNull(),
    channel: text().$type<PayChannel>().notNull(),
    channelNo: text('channel_no').notNull(),
    payOrderId: text('pay_order_id').notNull(),
    amount: money().notNull(),
    /** `returned`: nothing was to be paid any more, so it went to the deposit. */
    outcome: text().$type<'paid' | 'returned'>().notNull(),
    createdAt: createdAt(),
  },
  ({ provider, channelNo, payOrderId }) => [
    primaryKey({ columns: [provider, channelNo] }),
    index('pay_receipt_order').on(payOrderId),
  ],
)

/** What a buyer says of a transfer; the last one of a pay order counts. */
export const offlineVoucher = pgTable(
  'offline_voucher',
  {
    ...entry(),
    payOrderId: text('pay_order_id').notNull(),
    bank: text().notNull(),
    payer: text().notNull(),
    /** `yyyy-MM-dd` */
    paidOn: text('paid_on').notNull(),
    amount: money().notNull(),
    files: jsonb().$type<string[]>().notNull(),
    /** Why it was rejected. */
    reason: text().notNull().default(''),
  },
  ({ payOrderId }) => [index('offline_voucher_order').on(payOrderId)],
)

/** Where buyers of a site transfer money to. */
export const bankAccount = pgTable('bank_account', {
  siteId: text('site_id').primaryKey(),
  holder: text().notNull(),
  bank: text().notNull(),
  accountNo: text('account_no').notNull(),
})
