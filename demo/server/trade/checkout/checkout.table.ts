import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { InvoiceWish } from '../../../../src/trade/checkout/checkout.contract'
import { moment, money, onSite, record } from '../../core/database/columns'

/** Notes on lines, by cart line id. */
export type LineNotes = Record<string, { purchaseNo: string; costCentre: string }>

/** SKU bought without the cart. */
export type Direct = {
  skuId: string
  quantity: number
  giftId?: string
  /** Ordered unit, unless it is the default one. */
  orderUnit?: OrderUnit | undefined
}

/** Open checkouts: cart lines and choices. They contain no prices. */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    ...record(),
    /** Id of the account that owns the cart. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    lineIds: jsonb('line_ids').$type<string[]>().notNull(),
    /** Accepted quotation that is ordered, instead of cart lines. */
    offerId: text('offer_id'),
    /** SKU bought directly or exchanged gift, instead of cart lines. */
    direct: jsonb().$type<Direct>(),
    addressId: text('address_id'),
    deliveryWay: integer('delivery_way').notNull().default(10),
    invoice: jsonb().$type<InvoiceWish>(),
    remark: text().notNull().default(''),
    poNumber: text('po_number').notNull().default(''),
    requireDate: text('require_date'),
    files: jsonb().$type<string[]>().notNull().default([]),
    notes: jsonb().$type<LineNotes>().notNull().default({}),
    /** Coupons that the buyer chose. Empty: the best ones. */
    couponIds: jsonb('coupon_ids').$type<string[]>(),
    /** Requested points; the rule may allow fewer. */
    pointsUsed: integer('points_used').notNull().default(0),
    /** Ids of the orders created from the checkout. */
    orderIds: jsonb('order_ids').$type<string[]>(),
    /** Purchase request created from the checkout, instead of orders. */
    requestId: text('request_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ customerId, expiresAt }) => [
    index('checkout_draft_customer').on(customerId),
    index('checkout_draft_expires').on(expiresAt),
  ],
)

/** Freight of a shop: a flat amount, free from a certain amount. */
export const shopFreight = pgTable('shop_freight', {
  shopId: text('shop_id').primaryKey(),
  amount: money().notNull(),
  freeFrom: money('free_from').notNull(),
})
