import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { mainHome } from './main-home'
import { seawaySite } from '../brand-site/site-words'
import { groupHome, newshopHome, northHome } from './other-homes'
import { seawayHome } from './seaway-home'
import { openThemeGoods, type ThemeGoods } from './theme-goods'
import { themePages, type Block } from './theme.table'
import { winterPage } from './winter-page'
import { themeEnglish } from './theme-english'

type PageWords = Pick<typeof themePages.$inferInsert, 'siteId' | 'type' | 'pageKey' | 'title'> & {
  blocks: (themeGoods: ThemeGoods) => Promise<Block[]>
}

const home = { type: 'home', pageKey: 'home' } as const

const pages: PageWords[] = [
  { ...home, siteId: siteIds.main, blocks: mainHome },
  { ...home, siteId: siteIds.north, blocks: northHome },
  { ...home, siteId: siteIds.newshop, blocks: newshopHome },
  { ...home, siteId: siteIds.group, blocks: groupHome },
  { ...home, siteId: seawaySite, blocks: seawayHome },
  { type: 'custom', siteId: siteIds.main, pageKey: 'winter', title: '冬季备货专题', blocks: winterPage },
]

export const seed: Seed = {
  room: 'site/theme',
  after: ['site/brand-site', 'site/articles', 'catalogue/goods', 'catalogue/goods marine'],
  async run() {
    await saysInEnglish(themeEnglish)
    for (const { blocks, ...page } of pages) {
      await db()
        .insert(themePages)
        .values({
          ...page,
          blocks: await blocks(await openThemeGoods(page.siteId)),
          publishedAt: clock.now(),
        })
    }
  },
}
