import { inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { shopFreight } from './checkout.table'

export type Freight = {
  freight: Minor
  /** Amount of goods from which freight is free. */
  freeFrom: Minor | undefined
}

/** Returns the freight of shops by amount. A shop without tariff is free. */
export async function freightOf(shopIds: string[]) {
  const rows = shopIds.length
    ? await db().select().from(shopFreight).where(inArray(shopFreight.shopId, shopIds))
    : []
  const byShop = new Map(rows.map((row) => [row.shopId, row]))
  return (shopId: string, goodsAmount: Minor): Freight => {
    const tariff = byShop.get(shopId)
    if (!tariff || goodsAmount === 0) return { freight: 0, freeFrom: undefined }
    const { amount, freeFrom } = tariff
    return { freight: goodsAmount >= freeFrom ? 0 : amount, freeFrom }
  }
}
