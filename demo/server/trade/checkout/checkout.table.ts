import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { InvoiceWish } from '../../../../src/trade/checkout/checkout.contract'
import { moment, money, onSite, record } from '../../core/database/columns'

/** Notes on lines, by cart line id. */
export type LineNotes = Record<string, { purchaseNo: string; costCentre: string }>

/** A SKU that is bought without the cart. */
export type Direct = {
  skuId: string
  quantity: number
  giftId?: string
  /** The unit that was ordered in, where it was not the default one. */
  orderUnit?: OrderUnit | undefined
}

/** Open checkouts: cart lines and choices. They contain no prices. */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    ...record(),
    /** The account whose cart it is. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    lineIds: jsonb('line_ids').$type<string[]>().notNull(),
    /** The accepted quotation that is ordered, instead of lines of the cart. */
    offerId: text('offer_id'),
    /** SKU bought directly or exchanged gift, instead of cart lines. */
    direct: jsonb().$type<Direct>(),
    addressId: text('address_id'),
    deliveryWay: integer('delivery_way').notNull().default(10),
    invoice: jsonb().$type<InvoiceWish>(),
    remark: text().notNull().default(''),
    requireDate: text('require_date'),
    files: jsonb().$type<string[]>().notNull().default([]),
    notes: jsonb().$type<LineNotes>().notNull().default({}),
    /** Coupons that the buyer chose; empty: the best ones. */
    couponIds: jsonb('coupon_ids').$type<string[]>(),
    /** Requested points; the rule may allow fewer. */
    pointsUsed: integer('points_used').notNull().default(0),
    /** The orders that it became. */
    orderIds: jsonb('order_ids').$type<string[]>(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ customerId, expiresAt }) => [
    index('checkout_draft_customer').on(customerId),
    index('checkout_draft_expires').on(expiresAt),
  ],
)

/** Freight of a shop: a flat amount, free from some amount on. */
export const shopFreight = pgTable('shop_freight', {
  shopId: text('shop_id').primaryKey(),
  amount: money().notNull(),
  freeFrom: money('free_from').notNull(),
})
