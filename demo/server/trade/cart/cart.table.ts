import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import { money, onSite, record, yesNo } from '../../core/database/columns'

/** Coupons that a buyer chose for the cart. Without a row, the best ones apply. */
export const cartCoupons = pgTable('cart_coupons', {
  customerId: text('customer_id').primaryKey(),
  /** Site of the choice. Other sites use the best coupons. */
  siteId: onSite(),
  couponIds: jsonb('coupon_ids').$type<string[]>().notNull(),
})

/** Line of a cart. */
export const cartLine = pgTable(
  'cart_line',
  {
    ...record(),
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    /** 10: standard goods. 30: custom goods. */
    bizType: integer('shop_car_biz_type').$type<10 | 30>().notNull(),
    skuId: text('sku_id').notNull(),
    /** Quantity in default units of the goods. */
    quantity: integer().notNull(),
    /** Item id of the chosen unit, in which the quantity was a whole number. Empty for the default unit. */
    goodsPriceUnit: text('goods_price_unit'),
    checked: yesNo('checked').notNull(),
    /** Price of a piece when the buyer last changed the quantity. */
    seenPrice: money('seen_price').notNull(),
    /** Requirement of custom goods. */
    requireInfo: json('require_info').$type<RequireInfo>(),
  },
  ({ customerId, siteId, skuId, bizType, quantity }) => [
    // Standard goods have one line per SKU; custom goods have one line per requirement.
    uniqueIndex('cart_line_sku')
      .on(customerId, siteId, skuId)
      .where(sql`${bizType} = 10`),
    index('cart_line_customer').on(customerId, siteId),
    check('cart_line_quantity', sql`${quantity} between 1 and 99999`),
  ],
)
