import { and, eq, inArray } from 'drizzle-orm'
import { goods, memberPrice, priceUnit, sku } from '../../catalogue/goods/goods.table'
import type { MemberPriceRow } from '../../catalogue/goods/pricing'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/db'

/** What a cart has to know of the SKUs in it, as they are now. */
export type SkuFacts = Awaited<ReturnType<typeof read>>[number] & {
  memberPrices: MemberPriceRow[]
  /** In stock and not taken by an open order. */
  available: number
}

const read = (skuIds: string[]) =>
  db()
    .select({ sku, goods, shop, unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(shop, eq(shop.id, goods.shopId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sku.id, skuIds))

/** The SKUs of these ids, by id; unknown ones are not in it, withdrawn ones are. */
export async function skuFacts(skuIds: string[]): Promise<ReadonlyMap<string, SkuFacts>> {
  if (skuIds.length === 0) return new Map()
  const prices = new Map<string, MemberPriceRow[]>()
  for (const { skuId, ...row } of await db()
    .select()
    .from(memberPrice)
    .where(inArray(memberPrice.skuId, skuIds))) {
    const known = prices.get(skuId)
    if (known) known.push(row)
    else prices.set(skuId, [row])
  }
  const rows = await read(skuIds)
  return new Map(
    rows.map((row) => [
      row.sku.id,
      {
        ...row,
        memberPrices: prices.get(row.sku.id) ?? [],
        available: Math.max(0, row.sku.stock - row.sku.reserved),
      },
    ]),
  )
}

export const orderRuleOf = ({ sku: { minOrderQty, step }, unitName }: SkuFacts) => ({
  minQuantity: minOrderQty,
  step,
  unitName,
})
