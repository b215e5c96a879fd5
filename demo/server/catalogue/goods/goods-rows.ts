import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { brand } from '../brands/brands.table'
import { grouped } from './grouped'
import { goods, memberPrice, priceUnit, sku } from './goods.table'
import type { MemberPriceRow } from './pricing'

const { searchText: _text, grams: _grams, ...goodsColumns } = getTableColumns(goods)

const readGoods = (ids: string[]) =>
  db()
    .select({ ...goodsColumns, brandName: brand.brandName })
    .from(goods)
    .innerJoin(brand, eq(brand.id, goods.brandId))
    .where(inArray(goods.id, ids))

export type SkuWithPrices = typeof sku.$inferSelect & { memberPrices: MemberPriceRow[] }
export type GoodsRows = {
  row: Awaited<ReturnType<typeof readGoods>>[number]
  /** The default one first. */
  skus: SkuWithPrices[]
  /** The default one first. */
  units: (typeof priceUnit.$inferSelect)[]
}

/** Prices for members by SKU. */
export async function memberPricesOf(skuIds: string[]): Promise<(skuId: string) => MemberPriceRow[]> {
  if (!skuIds.length) return () => []
  const rows = await db()
    .select()
    .from(memberPrice)
    .where(inArray(memberPrice.skuId, skuIds))
    .orderBy(asc(memberPrice.minQuantity), asc(memberPrice.level))
  return grouped(rows, ({ skuId }) => skuId)
}

/** Products on sale with their SKUs and units, in the order of the ids; unknown and withdrawn ones are left out. */
export async function goodsRows(ids: string[]): Promise<GoodsRows[]> {
  if (!ids.length) return []
  const [rows, skus, units] = await Promise.all([
    readGoods(ids),
    db().select().from(sku).where(inArray(sku.goodsId, ids)).orderBy(asc(sku.position)),
    db().select().from(priceUnit).where(inArray(priceUnit.goodsId, ids)).orderBy(asc(priceUnit.ratio)),
  ])
  const pricesOf = await memberPricesOf(skus.map(({ id }) => id))
  const skusOf = grouped(skus, ({ goodsId }) => goodsId)
  const unitsOf = grouped(units, ({ goodsId }) => goodsId)
  const byId = new Map(rows.filter(({ status }) => status === 10).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      row,
      units: unitsOf(id),
      skus: skusOf(id).map((one) => ({ ...one, memberPrices: pricesOf(one.id) })),
    }
  })
}
