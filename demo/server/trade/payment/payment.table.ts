import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PayState } from '../../../../src/words/pay-machine'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import { createdAt, document, entry, id, moment, money, onSite, owned } from '../../core/database/columns'
import type { PayChannel, ProviderName } from './providers/provider'

/** Demand for payment, paid as a whole with one method. */
export const payOrder = pgTable(
  'pay_order',
  {
    ...document(),
    /** Payment number known to providers. */
    payNo: text('pay_no').notNull().unique(),
    /** Secret key that only opens the provider's page for this pay order. */
    pageKey: text('page_key')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    ...owned(),
    siteId: onSite(),
    purpose: text().$type<PayPurpose>().notNull(),
    state: integer().$type<PayState>().notNull(),
    amount: money().notNull(),
    /** Current or final payment method. */
    payCode: integer('pay_code'),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    /** Time from which it cannot be paid any more. */
    closedAt: moment('closed_at'),
    /** Channels where it was opened. Each of them may collect the payment, whichever was chosen last. */
    opened: jsonb().$type<PayChannel[]>().notNull().default([]),
    /** Time when a provider started waiting for the buyer. */
    openedAt: moment('opened_at'),
    /** Time of the last query to the providers. */
    askedAt: moment('asked_at'),
  },
  ({ state, customerId, openedAt, paidAt }) => [
    index('pay_order_state').on(state),
    index('pay_order_paid').using('brin', paidAt),
    index('pay_order_customer').on(customerId),
    index('pay_order_opened').on(openedAt),
  ],
)

/** Item of a pay order's amount. */
export const payOrderItem = pgTable(
  'pay_order_item',
  {
    id: id(),
    payOrderId: text('pay_order_id').notNull(),
    /** Id of the order, or of another subject of the purpose. */
    refId: text('ref_id').notNull(),
    amount: money().notNull(),
    /** Refunded part of the amount. */
    returned: money().notNull().default(0),
  },
  ({ payOrderId, refId }) => [
    index('pay_order_item_order').on(payOrderId),
    index('pay_order_item_ref').on(refId),
  ],
)

/**
 * Payment reported by a provider, with the provider's transaction number. It counts once, whichever channel of the provider
 * reports it.
 */
export const payReceipt = pgTable(
  'pay_receipt',
  {
    provider: text().$type<ProviderName>().notNull(),
    channel: text().$type<PayChannel>().notNull(),
    channelNo: text('channel_no').notNull(),
    payOrderId: text('pay_order_id').notNull(),
    amount: money().notNull(),
    /** `returned`: nothing was owed any more, so the amount went to the deposit. */
    outcome: text().$type<'paid' | 'returned'>().notNull(),
    createdAt: createdAt(),
  },
  ({ provider, channelNo, payOrderId }) => [
    primaryKey({ columns: [provider, channelNo] }),
    index('pay_receipt_order').on(payOrderId),
  ],
)

/** Buyer's voucher for a bank transfer. The last one of a pay order counts. */
export const offlineVoucher = pgTable(
  'offline_voucher',
  {
    ...entry(),
    payOrderId: text('pay_order_id').notNull(),
    bank: text().notNull(),
    payer: text().notNull(),
    /** Date of the transfer as `yyyy-MM-dd`. */
    paidOn: text('paid_on').notNull(),
    amount: money().notNull(),
    files: jsonb().$type<string[]>().notNull(),
    /** Reason for the rejection. */
    reason: text().notNull().default(''),
  },
  ({ payOrderId }) => [index('offline_voucher_order').on(payOrderId)],
)

/** Bank account for transfers on a site. */
export const bankAccount = pgTable('bank_account', {
  siteId: text('site_id').primaryKey(),
  holder: text().notNull(),
  bank: text().notNull(),
  accountNo: text('account_no').notNull(),
})
