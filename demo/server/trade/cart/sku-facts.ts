import { and, eq, inArray, sql } from 'drizzle-orm'
import { availableOf } from '../../catalogue/goods/goods-rows'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { memberPricesOf } from '../../catalogue/goods/member-prices'
import type { MemberPriceRow } from '../../catalogue/goods/pricing'
import { db } from '../../core/database/db'
import { openTo, soldOn, type Reader } from '../../catalogue/goods/visible-goods'

// A cart can have thousands of lines, so only columns for ordering are read. describe() adds names.
const read = (skuIds: string[], reader: Reader) =>
  db()
    .select({
      skuId: sku.id,
      goodsId: goods.id,
      goodsPrice: sku.goodsPrice,
      brandPrice: sku.brandPrice,
      stock: sku.stock,
      reserved: sku.reserved,
      minQuantity: sku.minOrderQty,
      step: sku.step,
      status: goods.status,
      /** True if the buyer may see it. A private shop can revoke access. */
      open: sql<boolean>`${openTo(reader)}`,
      /** True if the brand site sells it. That can change. */
      here: soldOn(reader.site),
      customizable: goods.customizable,
      unitName: priceUnit.unitName,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sku.id, skuIds))

/** Data that decide whether, how and at what price a SKU can be ordered. */
export type SkuFacts = Omit<Awaited<ReturnType<typeof read>>[number], 'stock' | 'reserved'> & {
  memberPrices: MemberPriceRow[]
  /** Stock not reserved by open orders. Never below 0, even if the site sells without stock. */
  available: number
}

/**
 * Returns SKUs by id, including withdrawn ones. Unknown ids are omitted.
 * @param reader member whose company's agreed prices are included
 */
export async function skuFacts(skuIds: string[], reader: Reader): Promise<ReadonlyMap<string, SkuFacts>> {
  if (skuIds.length === 0) return new Map()
  const { who } = reader
  const rows = await read(skuIds, reader)
  const pricesOf = await memberPricesOf(skuIds, who.kind === 'member' ? who : undefined)
  return new Map(
    rows.map(({ stock, reserved, ...row }) => {
      const available = Math.max(0, availableOf({ stock, reserved }))
      return [row.skuId, { ...row, available, memberPrices: pricesOf(row.skuId) }]
    }),
  )
}
