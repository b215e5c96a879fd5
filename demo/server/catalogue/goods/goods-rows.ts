import { asc, eq, inArray, sql } from 'drizzle-orm'
import { inValues } from '../../core/database/in-values'
import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import { goods, priceUnit, sku } from './goods.table'

/** Units of a product, default unit first. A subquery, because another statement would double the cost of a list. */
const units = sql<UnitRow[]>`array(select json_build_object(
  'itemId', ${priceUnit.itemId}, 'unitCode', ${priceUnit.unitCode}, 'unitName', ${priceUnit.unitName},
  'ratio', ${priceUnit.ratio}, 'defaultPriceUnit', ${priceUnit.defaultPriceUnit})
  from ${priceUnit} where ${priceUnit.goodsId} = ${goods.id} order by ${priceUnit.ratio})`

/** Columns of the product row that lists need. */
const goodsColumns = {
  id: goods.id,
  goodsName: goods.goodsName,
  brandName: brand.brandName,
  pictures: goods.pictures,
  attrs: goods.attrs,
  memberPriceLevel: goods.memberPriceLevel,
  customizable: goods.customizable,
  shelfAt: goods.shelfAt,
  sales: goods.sales,
  units,
}

/** Selects product rows. Callers add conditions and order. */
export const goodsRows = () =>
  db().select(goodsColumns).from(goods).innerJoin(brand, eq(brand.id, goods.brandId)).$dynamic()
export type GoodsRow = Awaited<ReturnType<typeof goodsRows>>[number]

/** Ranks the SKUs of products, each with the totals of its product's SKUs. */
function rankedSkus(goodsIds: string[]) {
  const whole = sql`over (partition by ${sku.goodsId})`
  return db()
    .select({
      id: sku.id,
      goodsId: sku.goodsId,
      skuCode: sku.skuCode,
      goodsPrice: sku.goodsPrice,
      brandPrice: sku.brandPrice,
      stock: sku.stock,
      reserved: sku.reserved,
      minOrderQty: sku.minOrderQty,
      step: sku.step,
      rank: sql<number>`row_number() over (partition by ${sku.goodsId} order by ${sku.position})`.as('rank'),
      skuCount: sql<number>`(count(*) ${whole})::int`.as('sku_count'),
      available: sql<number>`(sum(${sku.stock} - ${sku.reserved}) ${whole})::int`.as('available'),
      safety: sql<number>`(sum(${sku.safetyStock}) ${whole})::int`.as('safety'),
    })
    .from(sku)
    .where(inValues(sku.goodsId, goodsIds))
    .as('all_skus')
}

/** Returns the default SKU of each product. */
export function defaultSkus(goodsIds: string[]) {
  const all = rankedSkus(goodsIds)
  return db().select().from(all).where(eq(all.rank, 1))
}

/** Returns the SKUs with the given codes. */
export async function skusByCode(codes: string[]) {
  const named = await db().select({ goodsId: sku.goodsId }).from(sku).where(inArray(sku.skuCode, codes))
  const all = rankedSkus([...new Set(named.map(({ goodsId }) => goodsId))])
  return named.length > 0 ? db().select().from(all).where(inArray(all.skuCode, codes)) : []
}
export type DefaultSku = Awaited<ReturnType<typeof defaultSkus>>[number]

/** Returns the units of products, default unit first. */
export const unitsOf = (goodsIds: string[]) =>
  db().select().from(priceUnit).where(inArray(priceUnit.goodsId, goodsIds)).orderBy(asc(priceUnit.ratio))
type UnitRow = Omit<typeof priceUnit.$inferSelect, 'goodsId'>

/** Returns the stock that open orders have not reserved. */
export const availableOf = ({ stock, reserved }: { stock: number; reserved: number }) => stock - reserved
