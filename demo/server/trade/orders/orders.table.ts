import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { Minor } from '../../../../src/core/money'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import type { orderState } from '../../../../src/words/order-state'
import type { orderType } from '../../../../src/trade/orders/order-type'
import type { TraceStep } from '../../catalogue/goods/price-trace'
import type { Promised } from '../delivery/promises'
import { document, moment, money, onSite, owned, record, yesNo } from '../../core/database/columns'

const amount = (name: string) => money(name).notNull().default(0)
const count = (name: string) => integer(name).notNull().default(0)

/** Orders of a buyer at a shop. Amounts are fixed when placed. */
export const orders = pgTable(
  'orders',
  {
    ...document(),
    orderNo: text('order_no').notNull().unique(),
    ...owned(),
    siteId: onSite(),
    shopId: text('shop_id').notNull(),
    orderType: integer('order_type').$type<CodeOf<typeof orderType>>().notNull().default(10),
    state: integer().$type<CodeOf<typeof orderState>>().notNull(),
    goodsAmount: money('goods_amount').notNull(),
    freight: amount('freight'),
    discount: amount('discount'),
    couponAmount: amount('coupon_amount'),
    pointsUsed: count('points_used'),
    pointsAmount: amount('points_amount'),
    payAmount: money('pay_amount').notNull(),
    paidAmount: amount('paid_amount'),
    refundedAmount: amount('refunded_amount'),
    /** For a gift: the order it belongs to. */
    giftOf: text('gift_of'),
    /** For a gift: the smallest amount of that order, and the deduction from a refund otherwise. */
    giftFrom: money('gift_from'),
    giftWorth: money('gift_worth'),
    invoiceStatus: integer('invoice_status').notNull().default(10),
    address: jsonb().$type<Record<string, string>>().notNull(),
    remark: text().notNull().default(''),
    /** PO number of the buyer. Orders of one submission share it. */
    poNumber: text('po_number').notNull().default(''),
    /** A code of `deliveryWay`. */
    deliveryWay: integer('delivery_way').notNull().default(10),
    /** Requested invoice, if any. */
    invoiceWish: jsonb('invoice_wish').$type<Record<string, string | number>>(),
    /** Requested delivery date as `yyyy-MM-dd`. */
    requireDate: text('require_date'),
    /** URLs of the files that the buyer attached. */
    files: jsonb().$type<string[]>().notNull().default([]),
    cancelReason: integer('cancel_reason'),
    reviewBy: text('review_by'),
    /** Deadline for payment, or for signing its contract. */
    payDeadline: moment('pay_deadline'),
    /** Time of the reminder about the deadline. */
    warnedAt: moment('warned_at'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    completedAt: moment('completed_at'),
    /** Time when the buyer last asked for faster shipping. */
    remindedAt: moment('reminded_at'),
    /** Time when the buyer hid it. */
    hiddenAt: moment('hidden_at'),
  },
  (row) => [
    // A BRIN index is small and sufficient for the newest rows.
    index('orders_created').using('brin', row.createdAt),
    index('orders_customer').on(row.customerId, row.createdAt),
    index('orders_state').on(row.customerId, row.state),
    index('orders_due').on(row.state, row.payDeadline),
    index('orders_gift_of').on(row.giftOf),
    // Partial, because few buyers use PO numbers.
    index('orders_po_number')
      .on(row.customerId, sql`lower(${row.poNumber})`)
      .where(sql`${row.poNumber} <> ''`),
    // Partial, because few orders are refunded.
    index('orders_refunded')
      .on(row.id)
      .where(sql`${row.refundedAmount} > 0`),
  ],
)

/** Copy of the goods at the time of the order. */
export type LineSnapshot = {
  goodsId: string
  goodsName: string
  skuCode: string
  spec: Record<string, string>
  image: string
  unitName: string
  /** Ordered unit, unless it is the default one. */
  orderUnit?: OrderUnit | undefined
  /** Requirement of custom goods. */
  requireInfo?: RequireInfo
}

/** Promised arrival of a line and its warehouse, in both languages. */
export type OrderedPromise = Omit<Promised, 'cutOff'>

/** Price per piece from a quantity. */
export type PriceStep = { from: number; price: Minor }

export const orderLine = pgTable(
  'order_line',
  {
    ...record(),
    orderId: text('order_id').notNull(),
    skuId: text('sku_id').notNull(),
    // Plain JSON, because the order of the dimensions in `spec` matters.
    snapshot: json().$type<LineSnapshot>().notNull(),
    /** Quantity in default units, like all quantities here. */
    qty: integer().notNull(),
    price: money().notNull(),
    /** The buyer's prices by quantity at the time of the order. Empty if the price was agreed for this quantity. */
    priceSteps: jsonb('price_steps').$type<PriceStep[]>(),
    /** Steps to the price at the time of the order. Null: not explained. */
    priceTrace: jsonb('price_trace').$type<TraceStep[]>(),
    /** Shares of this line in the order's reductions. */
    discountShare: amount('discount_share'),
    couponShare: amount('coupon_share'),
    pointsShare: amount('points_share'),
    payShare: money('pay_share').notNull(),
    shippedQty: count('shipped_qty'),
    receivedQty: count('received_qty'),
    /** Buyer's remark from the check list. */
    receivedNote: text('received_note').notNull().default(''),
    refundingQty: count('refunding_qty'),
    refundedQty: count('refunded_qty'),
    /** Reference numbers of the buyer, repeated on documents. */
    purchaseNo: text('purchase_no').notNull().default(''),
    costCentre: text('cost_centre').notNull().default(''),
    /** Promised arrival at the time of the order. */
    promise: jsonb().$type<OrderedPromise>(),
    commented: yesNo('commented').notNull().default(20),
  },
  ({ orderId, skuId, qty }) => [
    index('order_line_order').on(orderId),
    index('order_line_sku').on(skuId),
    check('order_line_qty', sql`${qty} between 1 and 99999`),
  ],
)
