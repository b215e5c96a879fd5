import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { money, record } from '../../core/database/columns'
import { brandSite } from '../../site/brand-site/brand-site.table'

/** Gift for points or with an order: a SKU of the catalogue that uses the same stock. */
export const gift = pgTable(
  'gift',
  {
    ...record(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    skuId: text('sku_id').notNull(),
    /** A code of `giftWay`. */
    way: integer().notNull(),
    pointsPrice: integer('points_price').notNull(),
    cashPrice: money('cash_price'),
    orderAmount: money('order_amount'),
    /** Maximum pieces per buyer. */
    limit: integer('buyer_limit').notNull(),
    position: integer().notNull(),
    /** 10: offered. 20: withdrawn, hidden from all readers. */
    status: integer().$type<10 | 20>().notNull().default(10),
  },
  ({ siteId, position }) => [index('gift_position').on(siteId, position)],
)
