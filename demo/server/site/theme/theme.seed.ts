import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { saysInEnglish } from '../../core/english'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { mainHome } from './main-home'
import { groupHome, newshopHome, northHome } from './other-homes'
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
  { type: 'custom', siteId: siteIds.main, pageKey: 'winter', title: '冬季备货专题', blocks: winterPage },
]

export const seed: Seed = {
  room: 'site/theme',
  after: ['site/brand-site', 'site/articles', 'catalogue/goods'],
  async run() {
    await saysInEnglish(themeEnglish)
    const themeGoods = await openThemeGoods()
    for (const { blocks, ...page } of pages) {
      await db()
        .insert(themePages)
        .values({ ...page, blocks: await blocks(themeGoods), publishedAt: clock.now() })
    }
  },
}
