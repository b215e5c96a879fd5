import { and, asc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { grouped } from '../goods/grouped'
import { activities, activityGoodsRows } from './activities.table'

/** An activity that takes `by` off for each shop's goods in it that come to `from`; minor units. */
export type ActivityCut = { id: string; title: string; from: Minor; by: Minor; goodsIds: ReadonlySet<string> }

/** What runs on a site now. */
export async function runningCuts(siteId: string): Promise<ActivityCut[]> {
  const now = clock.now()
  const rows = await db()
    .select({ id: activities.id, title: activities.title, from: activities.cutFrom, by: activities.cutBy })
    .from(activities)
    .where(
      and(
        eq(activities.siteId, siteId),
        eq(activities.status, 10),
        isNotNull(activities.cutFrom),
        lte(activities.startAt, now),
        gt(activities.endAt, now),
      ),
    )
    .orderBy(asc(activities.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const members = await db()
    .select()
    .from(activityGoodsRows)
    .where(inArray(activityGoodsRows.activityId, ids))
  const goodsOf = grouped(members, ({ activityId }) => activityId)
  return rows.flatMap(({ id, title, from, by }) =>
    from === null || by === null
      ? []
      : [{ id, title, from, by, goodsIds: new Set(goodsOf(id).map(({ goodsId }) => goodsId)) }],
  )
}
