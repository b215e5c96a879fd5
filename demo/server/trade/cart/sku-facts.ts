import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { availableOf } from '../../catalogue/goods/goods-cards'
import { memberPricesOf, type SkuWithPrices } from '../../catalogue/goods/goods-rows'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/db'

const { id, goodsName, status, customizable } = getTableColumns(goods)

const read = (skuIds: string[]) =>
  db()
    .select({ sku, shop, goods: { id, goodsName, status, customizable }, unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(shop, eq(shop.id, goods.shopId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sku.id, skuIds))

/** What a cart has to know of a SKU in it, as it is now. */
export type SkuFacts = Omit<Awaited<ReturnType<typeof read>>[number], 'sku'> & {
  sku: SkuWithPrices
  /** In stock and not taken by an open order; never below 0, also where the site sells what it does not have. */
  available: number
}

/** The SKUs of these ids, by id; unknown ones are not in it, withdrawn ones are. */
export async function skuFacts(skuIds: string[]): Promise<ReadonlyMap<string, SkuFacts>> {
  if (skuIds.length === 0) return new Map()
  const rows = await read(skuIds)
  const pricesOf = await memberPricesOf(skuIds)
  return new Map(
    rows.map((row) => {
      const one = { ...row.sku, memberPrices: pricesOf(row.sku.id) }
      return [one.id, { ...row, sku: one, available: Math.max(0, availableOf(one)) }]
    }),
  )
}

export const orderRuleOf = ({ sku: { minOrderQty, step }, unitName }: SkuFacts) => ({
  minQuantity: minOrderQty,
  step,
  unitName,
})
