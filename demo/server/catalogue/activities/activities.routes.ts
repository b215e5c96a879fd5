import { and, asc, eq } from 'drizzle-orm'
import { activityDetail, activityGoods } from '../../../../src/catalogue/activities/activities.contract'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { askerOf } from '../goods/asker'
import { cardsOf } from '../goods/goods-cards'
import { goodsRows } from '../goods/goods-rows'
import { goods } from '../goods/goods.table'
import { activities, activityGoodsRows } from './activities.table'
import { visibleTo } from '../goods/visible-goods'

/** @throws Refusal 404 if the activity belongs to another site or is not published */
async function published(site: string, id: string) {
  const [found] = await db()
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.siteId, site), eq(activities.status, 10)))
  if (!found) throw notFound()
  return found
}

export function routes(app: App) {
  serve(app, activityDetail, async ({ asked, site }) => {
    const { id, title, summary, banner, ruleHtml, startAt, endAt } = await published(site, asked.path.id)
    return {
      id,
      title,
      summary,
      banner: banner ?? undefined,
      ruleHtml,
      startAt: wireTime(startAt),
      endAt: wireTime(endAt),
      serverTime: wireTime(clock.now()),
    }
  })

  serve(app, activityGoods, async (call) => {
    const { activityId, pageNumber, pageSize } = call.asked.body
    await published(call.site, activityId)
    const asker = await askerOf(call)
    const wanted = and(eq(activityGoodsRows.activityId, activityId), visibleTo(asker))
    const rows = await goodsRows()
      .innerJoin(activityGoodsRows, eq(activityGoodsRows.goodsId, goods.id))
      .where(wanted)
      .orderBy(asc(activityGoodsRows.position), asc(goods.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    const all = db()
      .select({ id: goods.id })
      .from(goods)
      .innerJoin(activityGoodsRows, eq(activityGoodsRows.goodsId, goods.id))
      .where(wanted)
      .as('all_goods')
    return pageWith(await cardsOf(rows, asker), await db().$count(all), call.asked.body)
  })
}
