import { eq, inArray } from 'drizzle-orm'
import { availableOf } from '../../catalogue/goods/goods-rows'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import type { offerLine } from './offers.table'

type Line = Pick<typeof offerLine.$inferSelect, 'id' | 'skuId' | 'snapshot' | 'qty'>

/**
 * Determines delivery times of lines that are made to order or exceed the stock. The platform's time per line takes
 * precedence over that of the goods. A line with a delivery time can be sold without stock.
 * @returns the days of a line; null: ships from stock
 */
export async function deliveryDaysOf(
  lines: readonly Line[],
  { deliveryDays = [] }: { deliveryDays?: readonly number[] },
): Promise<(lineId: string) => number | null> {
  const ids = lines.flatMap(({ skuId }) => skuId ?? [])
  const rows = ids.length
    ? await db()
        .select({ sku, days: goods.deliveryDays })
        .from(sku)
        .innerJoin(goods, eq(goods.id, sku.goodsId))
        .where(inArray(sku.id, ids))
    : []
  const known = new Map(rows.map((row) => [row.sku.id, { days: row.days, available: availableOf(row.sku) }]))
  const waiting = lines.filter(
    ({ skuId, snapshot, qty }) => snapshot.requireInfo || qty > (known.get(skuId ?? '')?.available ?? qty),
  )
  const days = new Map(
    waiting.map(({ id, skuId }, at) => [id, deliveryDays[at] ?? known.get(skuId ?? '')?.days ?? null]),
  )
  return (lineId) => days.get(lineId) ?? null
}
