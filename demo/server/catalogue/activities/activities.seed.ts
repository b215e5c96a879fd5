import { and, desc, eq } from 'drizzle-orm'
import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { htmlOf } from '../../site/articles/article-lines'
import { categoryLinks } from '../../site/brand-site/category-links'
import { goods } from '../goods/goods.table'
import { activities, activityGoodsRows } from './activities.table'
import { activityWords } from './activity-words'
import { activitiesInEnglish } from './activity-english'
import { everybody, visibleTo } from '../goods/visible-goods'
import { siteIds } from '../../core/config/site'

export const seed: Seed = {
  room: 'catalogue/activities',
  after: ['catalogue/goods', 'site/brand-site'],
  async run() {
    await saysInEnglish(activitiesInEnglish())
    const links = await categoryLinks()
    const today = startOfDay(wireDay(clock.now()))
    for (const { goodsOf, goodsCount, drawing, starts, ends, rules, draft, ...words } of activityWords) {
      await db()
        .insert(activities)
        .values({
          ...words,
          banner: `/img/drawings/${drawing}.svg`,
          ruleHtml: htmlOf(rules),
          startAt: after(today, starts * day),
          endAt: after(today, ends * day),
          status: draft ? 20 : 10,
        })
      const best = await db()
        .select({ id: goods.id })
        .from(goods)
        .where(and(eq(goods.departmentId, links.id(goodsOf)), visibleTo(everybody(siteIds.main))))
        .orderBy(desc(goods.sales), goods.id)
        .limit(goodsCount)
      await db()
        .insert(activityGoodsRows)
        .values(best.map(({ id: goodsId }, position) => ({ activityId: words.id, goodsId, position })))
    }
  },
}
