import { and, asc, eq, getTableColumns, gt, inArray, lte } from 'drizzle-orm'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { grouped } from '../goods/grouped'
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

/** What runs on a site now. */
export async function runningActivities(siteId: string): Promise<RunningActivities> {
  const now = clock.now()
  const rows = await db()
    .select(getTableColumns(activities))
    .from(activities)
    .where(
      and(
        eq(activities.siteId, siteId),
        eq(activities.status, 10),
        lte(activities.startAt, now),
        gt(activities.endAt, now),
      ),
    )
    .orderBy(asc(activities.id))
  const ids = rows.map(({ id }) => id)
  const members = ids.length
    ? await db().select().from(activityGoodsRows).where(inArray(activityGoodsRows.activityId, ids))
    : []
  const goodsOf = grouped(members, ({ activityId }) => activityId)
  const all = rows.map((row) => ({
    ...row,
    goodsIds: new Set(goodsOf(row.id).map(({ goodsId }) => goodsId)),
  }))
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
