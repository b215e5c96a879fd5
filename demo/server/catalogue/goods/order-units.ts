import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderUnit } from '../../../../src/catalogue/goods/order-unit'
import type { Text } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import { priceUnit, sku } from './goods.table'
import { grouped } from './grouped'

export const wrongUnit: Text = ['单位不适用于该商品', 'This product is not sold in this unit.']

const columns = {
  itemId: priceUnit.itemId,
  unitName: priceUnit.unitName,
  ratio: priceUnit.ratio,
  unitCode: priceUnit.unitCode,
  goodsId: priceUnit.goodsId,
}

/** Returns a lookup of the order units of products, default unit first. */
export async function orderUnits(goodsIds: readonly string[]): Promise<(goodsId: string) => OrderUnit[]> {
  const rows = await db()
    .select(columns)
    .from(priceUnit)
    .where(inArray(priceUnit.goodsId, [...goodsIds]))
    .orderBy(asc(priceUnit.ratio))
  const unitsOf = grouped(rows, ({ goodsId }) => goodsId)
  return (goodsId) => unitsOf(goodsId).map(({ itemId, unitName, ratio }) => ({ itemId, unitName, ratio }))
}

/**
 * Resolves the units given for SKU quantities, by item id or code.
 * @returns a lookup of a SKU's unit; undefined if the SKU is not sold in that unit
 */
export async function unitsAsked(
  lines: readonly { skuId: string; goodsPriceUnit?: string | null | undefined }[],
) {
  const asked = lines.filter(({ goodsPriceUnit }) => goodsPriceUnit)
  const rows = asked.length
    ? await db()
        .select({ ...columns, skuId: sku.id })
        .from(priceUnit)
        .innerJoin(sku, eq(sku.goodsId, priceUnit.goodsId))
        .where(inArray(sku.id, [...new Set(asked.map(({ skuId }) => skuId))]))
    : []
  const unitsOf = grouped(rows, ({ skuId }) => skuId)
  return (skuId: string, named: string): OrderUnit | undefined => {
    const found = unitsOf(skuId).find(({ itemId, unitCode }) => itemId === named || unitCode === named)
    return found && { itemId: found.itemId, unitName: found.unitName, ratio: found.ratio }
  }
}
