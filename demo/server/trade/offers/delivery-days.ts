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
  { deliveryDays = [] }: { deliveryDays?: readonly (number | undefined)[] },
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
  const days = new Map(
    lines.flatMap(({ id, skuId, snapshot, qty }, at) => {
      const sold = known.get(skuId ?? '')
      const waits = snapshot.requireInfo || qty > (sold?.available ?? qty)
      return waits ? [[id, deliveryDays[at] ?? sold?.days ?? null]] : []
    }),
  )
  return (lineId) => days.get(lineId) ?? null
}
