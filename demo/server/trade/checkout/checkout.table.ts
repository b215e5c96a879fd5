import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { InvoiceWish } from '../../../../src/trade/checkout/checkout.contract'
import { moment, money, onSite, record } from '../../core/columns'

/** What is said of a line, by the id of the cart's line. */
export type LineNotes = Record<string, { purchaseNo: string; costCentre: string }>

/** One SKU that goes around the cart. */
export type Direct = {
  skuId: string
  quantity: number
  giftId?: string
  /** The unit that was ordered in, where it was not the default one. */
  orderUnit?: OrderUnit | undefined
}

/** A checkout under way: which lines of the cart, and what was chosen for them. It holds no price. */
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
    /** What is bought at once, or the gift that is exchanged, instead of lines of the cart. */
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
    /** As many as are wanted; the rule may allow less. */
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

/** What a shop charges for sending goods: a flat amount, and nothing from some amount on. */
export const shopFreight = pgTable('shop_freight', {
  shopId: text('shop_id').primaryKey(),
  amount: money().notNull(),
  freeFrom: money('free_from').notNull(),
})
