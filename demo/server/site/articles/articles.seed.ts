import { after, day } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { categoryLinks } from '../brand-site/category-links'
import { announcements, northAnnouncements } from './announcements'
import { articles } from './articles.table'

const bySite = { [siteIds.main]: announcements, [siteIds.north]: northAnnouncements }

export const seed: Seed = {
  room: 'site/articles',
  after: ['site/brand-site'],
  async run() {
    const links = await categoryLinks()
    const rows = Object.entries(bySite).flatMap(([siteId, list]) =>
      list.map(([daysAgo, categoryName, title, goodsOf]) => ({
        siteId,
        bizType: 10,
        categoryName,
        title,
        link: goodsOf && links.to(goodsOf),
        publishedAt: after(clock.now(), -daysAgo * day),
      })),
    )
    const numbered = rows.map((row, at) => ({ ...row, id: String(5001 + at) }))
    await db().insert(articles).values(numbered)
  },
}
