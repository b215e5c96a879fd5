import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import { money, onSite, record, yesNo } from '../../core/database/columns'

/** The coupons that a buyer chose for the cart; no row: the best ones. */
export const cartCoupons = pgTable('cart_coupons', {
  customerId: text('customer_id').primaryKey(),
  /** Site of the choice. Other sites use the best coupons. */
  siteId: onSite(),
  couponIds: jsonb('coupon_ids').$type<string[]>().notNull(),
})

/** Lines of carts. */
export const cartLine = pgTable(
  'cart_line',
  {
    ...record(),
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    /** 10 standard, 30 custom goods. */
    bizType: integer('shop_car_biz_type').$type<10 | 30>().notNull(),
    skuId: text('sku_id').notNull(),
    /** In pieces of the goods' default unit. */
    quantity: integer().notNull(),
    /** Item id of the unit that was chosen, of which the quantity was a whole number; empty: the default one. */
    goodsPriceUnit: text('goods_price_unit'),
    checked: yesNo('checked').notNull(),
    /** Price of a piece when the buyer last changed the quantity. */
    seenPrice: money('seen_price').notNull(),
    /** Requirement of custom goods. */
    requireInfo: json('require_info').$type<RequireInfo>(),
  },
  ({ customerId, siteId, skuId, bizType, quantity }) => [
    // Standard goods are one line a SKU; custom goods are one line a requirement.
    uniqueIndex('cart_line_sku')
      .on(customerId, siteId, skuId)
      .where(sql`${bizType} = 10`),
    index('cart_line_customer').on(customerId, siteId),
    check('cart_line_quantity', sql`${quantity} between 1 and 99999`),
  ],
)
