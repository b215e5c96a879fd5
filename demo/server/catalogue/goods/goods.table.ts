import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, money, record, updatedAt, yesNo } from '../../core/database/columns'

/**
 * A product. What lists filter and sort by stands in its own row, so that one index answers them; what a buyer
 * may be told of prices is decided in pricing.ts alone. Whoever changes prices of the default SKU sets
 * `openPrice`, `plainPrice`, `levelPrices` and `hasMemberPrice` with them; counts of lists are kept until some
 * product's `updatedAt` moves.
 */
export const goods = pgTable(
  'goods',
  {
    ...record(),
    shopId: text('shop_id').notNull(),
    brandId: text('brand_id').notNull(),
    /** The three levels of the category tree. */
    departmentId: text('department_id').notNull(),
    groupId: text('group_id').notNull(),
    categoryId: text('category_id').notNull(),
    goodsName: text('goods_name').notNull(),
    model: text().notNull(),
    /** Names of drawings; the nth is served as `/img/goods/{id}-{n}.svg`. */
    drawings: text().array().notNull(),
    /** `精度等级=P0`: one entry a value; a name stands as often as the SKUs differ in it. */
    attrs: text().array().notNull(),
    /** What a visitor may know of the price of the default SKU; empty when a brand price hides it. */
    openPrice: money('open_price'),
    /** What any member pays for the smallest order of the default SKU where member prices are off. */
    plainPrice: money('plain_price').notNull(),
    /** The same where they are on, by member level: the first is level 1. */
    levelPrices: money('level_prices').array().notNull(),
    hasMemberPrice: boolean('has_member_price').notNull(),
    /** Whether any of its SKUs is available: triggers of `sku` keep it, see the migration that made them. */
    inStock: boolean('in_stock').notNull().default(false),
    sales: integer().notNull(),
    /** What stands first in an unsorted list; larger is earlier. */
    weight: integer().notNull(),
    customizable: yesNo('customizable').notNull(),
    /** Days until custom goods, or goods that are out of stock, can be shipped. */
    deliveryDays: integer('delivery_days').notNull(),
    /** Address of a film about it. */
    video: text(),
    shelfAt: moment('shelf_at').notNull(),
    /** 10 on sale, 20 withdrawn. */
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
    // What lists are counted by, without reading their rows.
    index('goods_kinds')
      .on(row.categoryId, row.groupId, row.departmentId, row.brandId, row.shopId, row.inStock)
      .where(sql`${row.status} = 10`),
    index('goods_brand_kinds')
      .on(row.brandId, row.categoryId, row.shopId)
      .where(sql`${row.status} = 10`),
    // Written at once: a list of pending entries would be read by every search.
    index('goods_grams').using('gin', row.grams).with({ fastupdate: false }),
    // The sample that many hits are estimated by.
    index('goods_sample')
      .using('gin', row.grams)
      .with({ fastupdate: false })
      .where(sql`(hashtext(${row.id}) & 63) = 0`),
    index('goods_sampled')
      .on(row.departmentId, row.groupId, row.categoryId, row.brandId, row.shopId, row.inStock)
      .where(sql`${row.status} = 10 and (hashtext(${row.id}) & 63) = 0`),
  ],
)

/** Apart from the row that lists read, because it is as long as all the rest. */
export const goodsText = pgTable('goods_text', {
  goodsId: text('goods_id').primaryKey(),
  detailHtml: text('detail_html').notNull(),
})

/** What is bought: a product in one size. */
export const sku = pgTable(
  'sku',
  {
    id: id(),
    goodsId: text('goods_id').notNull(),
    /** The first is the default SKU. */
    position: integer().notNull(),
    skuCode: text('sku_code').notNull().unique(),
    /** Value by dimension; plain JSON, because the order of the dimensions matters. */
    spec: json().$type<Record<string, string>>().notNull(),
    /** Retail price of one default unit. */
    goodsPrice: money('goods_price').notNull(),
    /** Hides every price of the SKU from visitors. */
    brandPrice: money('brand_price'),
    /** Pieces in the warehouse, and how many of them open orders have taken; the rest is available. */
    stock: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Available below it: stock is tight. */
    safetyStock: integer('safety_stock').notNull(),
    minOrderQty: integer('min_order_qty').notNull(),
    step: integer().notNull(),
    /** Where it is sent from; empty where that is not known, and nothing is promised. */
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

/** Units that quantities of a product can be given in. */
export const priceUnit = pgTable(
  'price_unit',
  {
    itemId: text('item_id').primaryKey(),
    goodsId: text('goods_id').notNull(),
    unitCode: text('unit_code').notNull(),
    unitName: text('unit_name').notNull(),
    /** Pieces of the default unit in it. */
    ratio: integer().notNull(),
    defaultPriceUnit: yesNo('default_price_unit').notNull(),
  },
  ({ goodsId, ratio }) => [index('price_unit_goods').on(goodsId, ratio)],
)

/** A price for members from a quantity on. */
export const memberPrice = pgTable(
  'member_price',
  {
    skuId: text('sku_id').notNull(),
    /** The lowest member level it is for; 0: all members. */
    level: integer().notNull(),
    minQuantity: integer('min_quantity').notNull(),
    price: money().notNull(),
  },
  ({ skuId, level, minQuantity }) => [primaryKey({ columns: [skuId, level, minQuantity] })],
)

/** What can be downloaded about a product; each kind is written from the product's own rows when it is asked for. */
export const goodsDocument = pgTable(
  'goods_document',
  {
    goodsId: text('goods_id').notNull(),
    kind: text().$type<'parameters' | 'sizes' | 'drawing'>().notNull(),
    position: integer().notNull(),
  },
  ({ goodsId, kind }) => [primaryKey({ columns: [goodsId, kind] })],
)
