import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { activities, activityGoodsRows } from './activities.table'

type Row = typeof activities.$inferSelect
/** An activity that runs now, with what takes part in it. */
export type Running = Row & { goodsIds: ReadonlySet<string> }

export type RunningActivities = {
  all: Running[]
  /** Those that a product takes part in. */
  of: (goodsId: string) => Running[]
  /** What is left to pay of its retail price, in percent: the lowest where there are several. */
  rateOf: (goodsId: string) => number | undefined
}

/** What runs on a site at a moment; default: now. */
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
