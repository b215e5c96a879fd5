import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { activities, activityGoodsRows } from './activities.table'

type Row = typeof activities.$inferSelect
/** An active activity with the ids of its goods. */
export type Running = Row & { goodsIds: ReadonlySet<string> }

export type RunningActivities = {
  all: Running[]
  /** Returns the active activities of a product. */
  of: (goodsId: string) => Running[]
  /** Returns the price in percent of the product's retail price. With several activities, the lowest counts. */
  rateOf: (goodsId: string) => number | undefined
}

/** Returns the activities of a site that are active at a moment. Default: now. */
export async function runningActivities(siteId: string, at: Date = clock.now()): Promise<RunningActivities> {
  const rows = await db()
    .select({
      ...getTableColumns(activities),
      goodsIds: sql<string[]>`array(${db()
        .select({ id: activityGoodsRows.goodsId })
        .from(activityGoodsRows)
        .where(eq(activityGoodsRows.activityId, activities.id))})`,
    })
    .from(activities)
    .where(
      and(
        eq(activities.siteId, siteId),
        eq(activities.status, 10),
        lte(activities.startAt, at),
        gt(activities.endAt, at),
      ),
    )
    .orderBy(asc(activities.id))
  const all = rows.map(({ goodsIds, ...row }) => ({ ...row, goodsIds: new Set(goodsIds) }))
  const of = (goodsId: string) => all.filter(({ goodsIds }) => goodsIds.has(goodsId))
  return {
    all,
    of,
    rateOf(goodsId) {
      const rates = of(goodsId).flatMap(({ rate }) => rate ?? [])
      return rates.length ? Math.min(...rates) : undefined
    },
  }
}
