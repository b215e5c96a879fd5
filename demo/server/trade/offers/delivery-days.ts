import { eq, inArray } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/db'
import type { offerLine } from './offers.table'

type Line = Pick<typeof offerLine.$inferSelect, 'id' | 'skuId' | 'snapshot'>

/**
 * When what is made to order can be shipped: as the platform says, line by line, else as the goods do.
 * @returns the days of a line; null: it is not made to order
 */
export async function deliveryDaysOf(
  lines: readonly Line[],
  { deliveryDays = [] }: { deliveryDays?: readonly number[] },
): Promise<(lineId: string) => number | null> {
  const custom = lines.filter(({ snapshot }) => snapshot.requireInfo)
  const rows = custom.length
    ? await db()
        .select({ skuId: sku.id, days: goods.deliveryDays })
        .from(sku)
        .innerJoin(goods, eq(goods.id, sku.goodsId))
        .where(
          inArray(
            sku.id,
            custom.map(({ skuId }) => skuId ?? ''),
          ),
        )
    : []
  const usual = new Map(rows.map(({ skuId, days }) => [skuId, days]))
  const days = new Map(
    custom.map(({ id, skuId }, at) => [id, deliveryDays[at] ?? usual.get(skuId ?? '') ?? null]),
  )
  return (lineId) => days.get(lineId) ?? null
}
