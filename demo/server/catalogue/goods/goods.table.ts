import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, money, record, updatedAt, yesNo } from '../../core/database/columns'

/**
 * A product. The row contains all fields that lists filter and sort by, so that one index answers them. Only pricing.ts
 * decides which prices a buyer may see. Code that changes prices of the default SKU must also set `openPrice`,
 * `plainPrice`, `levelPrices` and `memberPriceLevel`. List counts are cached until a product's `updatedAt` changes.
 */
export const goods = pgTable(
  'goods',
  {
    ...record(),
    shopId: text('shop_id').notNull(),
    brandId: text('brand_id').notNull(),
    /** Ids of the three levels of the category tree. */
    departmentId: text('department_id').notNull(),
    groupId: text('group_id').notNull(),
    categoryId: text('category_id').notNull(),
    goodsName: text('goods_name').notNull(),
    model: text().notNull(),
    /** Addresses of pictures, the main one first. */
    pictures: text().array().notNull(),
    /** Attribute values as `精度等级=P0`, one entry per value. A name repeats if the SKUs differ in it. */
    attrs: text().array().notNull(),
    /** Price of the default SKU for visitors. Empty if a brand price hides it. */
    openPrice: money('open_price'),
    /** Member price for the minimum order of the default SKU if member prices are off. */
    plainPrice: money('plain_price').notNull(),
    /** Prices for the minimum order if member prices are on, by member level. The first is level 1. */
    levelPrices: money('level_prices').array().notNull(),
    /** Lowest member level that has a member price of its own; 0: all members. Empty: no member prices. */
    memberPriceLevel: integer('member_price_level'),
    /** True if any of its SKUs is available. Maintained by triggers of `sku`; see the migration that creates them. */
    inStock: boolean('in_stock').notNull().default(false),
    sales: integer().notNull(),
    /** Sort weight of unsorted lists. Larger comes first. */
    weight: integer().notNull(),
    customizable: yesNo('customizable').notNull(),
    /** Days until custom or out-of-stock goods ship. */
    deliveryDays: integer('delivery_days').notNull(),
    /** URL of a product video. */
    video: text(),
    shelfAt: moment('shelf_at').notNull(),
    /** 10: on sale. 20: withdrawn. */
    status: integer().$type<10 | 20>().notNull().default(10),
    searchText: text('search_text').notNull(),
    grams: text().array().notNull(),
  },
  (row) => [
    index('goods_weight').on(row.weight.desc().nullsFirst(), row.id),
    index('goods_sales').on(row.sales.desc().nullsFirst(), row.id),
    index('goods_shelf').on(row.shelfAt.desc().nullsFirst(), row.id),
    index('goods_price').on(row.openPrice, row.id),
    index('goods_price_falling').on(row.openPrice.desc().nullsLast(), row.id),
    index('goods_department').on(row.departmentId, row.weight.desc().nullsFirst(), row.id),
    index('goods_group').on(row.groupId, row.weight.desc().nullsFirst(), row.id),
    index('goods_category_weight').on(row.categoryId, row.weight.desc().nullsFirst(), row.id),
    index('goods_shop').on(row.shopId, row.weight.desc().nullsFirst(), row.id),
    index('goods_brand').on(row.brandId, row.weight.desc().nullsFirst(), row.id),
    index('goods_updated').on(row.updatedAt),
    // Covers the counts of lists without reading rows.
    index('goods_kinds')
      .on(row.categoryId, row.groupId, row.departmentId, row.brandId, row.shopId, row.inStock)
      .where(sql`${row.status} = 10`),
    index('goods_brand_kinds')
      .on(row.brandId, row.categoryId, row.shopId)
      .where(sql`${row.status} = 10`),
    // Without fast update: every search would have to read the pending list.
    index('goods_grams').using('gin', row.grams).with({ fastupdate: false }),
    // The sample for estimating large numbers of hits.
    index('goods_sample')
      .using('gin', row.grams)
      .with({ fastupdate: false })
      .where(sql`(hashtext(${row.id}) & 63) = 0`),
    index('goods_sampled')
      .on(row.departmentId, row.groupId, row.categoryId, row.brandId, row.shopId, row.inStock)
      .where(sql`${row.status} = 10 and (hashtext(${row.id}) & 63) = 0`),
  ],
)

/** Description in a separate table, because it is as long as the rest of the product row. */
export const goodsText = pgTable('goods_text', {
  goodsId: text('goods_id').primaryKey(),
  detailHtml: text('detail_html').notNull(),
})

/** A purchasable variant of a product. */
export const sku = pgTable(
  'sku',
  {
    id: id(),
    goodsId: text('goods_id').notNull(),
    /** Position among the product's SKUs. The first is the default SKU. */
    position: integer().notNull(),
    skuCode: text('sku_code').notNull().unique(),
    /** Value by dimension. `json`, because `jsonb` does not preserve the order of keys. */
    spec: json().$type<Record<string, string>>().notNull(),
    /** Retail price of one default unit. */
    goodsPrice: money('goods_price').notNull(),
    /** Brand price. If set, all prices of the SKU are hidden from visitors. */
    brandPrice: money('brand_price'),
    /** Pieces in the warehouse. The quantity reserved by open orders follows; the rest is available. */
    stock: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Stock counts as low below this available quantity. */
    safetyStock: integer('safety_stock').notNull(),
    minOrderQty: integer('min_order_qty').notNull(),
    step: integer().notNull(),
    /** Warehouse of dispatch. Empty if unknown; then no delivery date is promised. */
    warehouseId: text('warehouse_id'),
    updatedAt: updatedAt(),
  },
  ({ goodsId, position, stock, reserved }) => [
    index('sku_goods').on(goodsId, position),
    index('sku_in_stock')
      .on(goodsId)
      .where(sql`${stock} > ${reserved}`),
    check('sku_reserved', sql`${reserved} >= 0`),
  ],
)

/** Order units of a product. */
export const priceUnit = pgTable(
  'price_unit',
  {
    itemId: text('item_id').primaryKey(),
    goodsId: text('goods_id').notNull(),
    unitCode: text('unit_code').notNull(),
    unitName: text('unit_name').notNull(),
    /** Number of default units in this unit. */
    ratio: integer().notNull(),
    defaultPriceUnit: yesNo('default_price_unit').notNull(),
  },
  ({ goodsId, ratio }) => [index('price_unit_goods').on(goodsId, ratio)],
)

/** Member price from a minimum quantity. */
export const memberPrice = pgTable(
  'member_price',
  {
    skuId: text('sku_id').notNull(),
    /** Lowest member level with this price. 0: all members. */
    level: integer().notNull(),
    minQuantity: integer('min_quantity').notNull(),
    price: money().notNull(),
  },
  ({ skuId, level, minQuantity }) => [primaryKey({ columns: [skuId, level, minQuantity] })],
)

/** Downloadable document of a product, generated from the product's rows on request. */
export const goodsDocument = pgTable(
  'goods_document',
  {
    goodsId: text('goods_id').notNull(),
    kind: text().$type<'parameters' | 'sizes' | 'drawing'>().notNull(),
    position: integer().notNull(),
  },
  ({ goodsId, kind }) => [primaryKey({ columns: [goodsId, kind] })],
)
