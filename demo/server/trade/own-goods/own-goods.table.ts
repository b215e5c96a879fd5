import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OwnGoodsKind } from '../../../../src/trade/own-goods/own-goods-kind'
import { money, onSite, record } from '../../core/database/columns'

/** Goods in a company's own list: made for it, or the shop's goods under its own material code. */
export const ownGoods = pgTable(
  'own_goods',
  {
    ...record(),
    /** Id of the main account. Its sub-accounts share the list. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    kind: text().$type<OwnGoodsKind>().notNull(),
    name: text().notNull(),
    /** Material code of the company. Empty if none, as for custom goods. */
    myCode: text('my_code').notNull().default(''),
    /** SKU of the shop that it refers to, or is made from. */
    skuId: text('sku_id'),
    /** Delivery time in days. */
    deliveryCycle: integer('delivery_cycle'),
    price: money('price'),
    unit: text().notNull().default(''),
    quantity: integer().notNull(),
    remark: text().notNull().default(''),
  },
  ({ customerId, siteId, createdAt: at, myCode, quantity }) => [
    index('own_goods_customer').on(customerId, at),
    uniqueIndex('own_goods_code')
      .on(customerId, siteId, myCode)
      .where(sql`${myCode} <> ''`),
    check('own_goods_quantity', sql`${quantity} between 1 and 99999`),
  ],
)
