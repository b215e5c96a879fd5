import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import type { OfferState } from '../../../../src/trade/offers/offer-machine'
import { document, entry, files, id, message, moment, money, owned } from '../../core/database/columns'

/** Request for a quotation, with its result. */
export const offer = pgTable(
  'offer',
  {
    ...document(),
    offerNo: text('offer_no').notNull().unique(),
    ...owned(),
    /** Brand site of the request. */
    siteId: text('site_id').notNull(),
    state: integer().$type<OfferState>().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    /** Requested delivery date as `yyyy-MM-dd`. */
    expectDate: text('expect_date'),
    remark: text().notNull().default(''),
    files: files(),
    /** Number of the valid quote, from 1; 0: none yet. */
    quoteNo: integer('quote_no').notNull().default(0),
    /** End of its validity. */
    validTo: moment('valid_to'),
    /** Reason of declining. */
    reason: text().notNull().default(''),
    /** Time since when the platform owes an answer. */
    waitsSince: moment('waits_since'),
    /** Ids of the orders created from it. A quotation can be ordered once. */
    orderIds: jsonb('order_ids').$type<string[]>(),
  },
  (row) => [
    index('offer_customer').on(row.customerId, row.createdAt),
    index('offer_waits').on(row.waitsSince),
    index('offer_due').on(row.state, row.validTo),
  ],
)

/** Copy of the goods at the time of the request; for unknown goods their name. */
export type OfferSnapshot = {
  name: string
  unitName: string
  /** Requested unit, unless it is the default one. */
  orderUnit?: OrderUnit | undefined
  goodsId?: string
  skuCode?: string
  spec?: Record<string, string>
  image?: string
  /** Requirement of custom goods. */
  requireInfo?: RequireInfo
}

/** Columns of a line for which a price is requested. */
export const requestedLine = () => ({
  ...entry(),
  position: integer().notNull(),
  /** Empty for goods unknown to the shop. The platform names them with its quote. */
  skuId: text('sku_id'),
  // Plain JSON, because the order of the dimensions in `spec` matters.
  snapshot: json().$type<OfferSnapshot>().notNull(),
  /** Quantity in default units, or in the buyer's own unit. */
  qty: integer().notNull(),
  listPrice: money('list_price'),
  targetPrice: money('target_price'),
})

/** Columns of the price per piece of a line in a quote. Lines without a price are not offered. */
export const quotedPrice = () => ({
  id: id(),
  quoteId: text('quote_id').notNull(),
  lineId: text('line_id').notNull(),
  price: money().notNull(),
})

export const offerLine = pgTable(
  'offer_line',
  { ...requestedLine(), offerId: text('offer_id').notNull() },
  ({ offerId, qty }) => [
    index('offer_line_offer').on(offerId),
    check('offer_line_qty', sql`${qty} between 1 and 99999`),
  ],
)

/** Versions of the platform's quote, never changed. */
export const offerQuote = pgTable(
  'offer_quote',
  {
    ...entry(),
    offerId: text('offer_id').notNull(),
    no: integer().notNull(),
    goodsAmount: money('goods_amount').notNull(),
    freight: money().notNull(),
    validTo: moment('valid_to').notNull(),
    remark: text().notNull().default(''),
  },
  ({ offerId, no }) => [uniqueIndex('offer_quote_no').on(offerId, no)],
)

export const offerPrice = pgTable(
  'offer_price',
  {
    ...quotedPrice(),
    /** Quoted days until a made-to-order or out-of-stock line ships. */
    deliveryDays: integer('delivery_days'),
  },
  ({ quoteId, lineId, price }) => [
    uniqueIndex('offer_price_line').on(quoteId, lineId),
    check('offer_price_positive', sql`${price} > 0`),
  ],
)

/** Messages of quotations. */
export const offerMessage = pgTable('offer_message', message('offer_id'), ({ documentId }) => [
  index('offer_message_offer').on(documentId),
])
