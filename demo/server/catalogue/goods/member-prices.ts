import { asc, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { grouped } from './grouped'
import { memberPrice } from './goods.table'
import type { MemberPriceRow } from './pricing'

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
