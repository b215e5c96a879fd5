import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { goodsCategory } from '../categories/categories.table'
import { goods } from '../goods/goods.table'
import { everybody, visibleTo } from '../goods/visible-goods'
import { siteIds } from '../../core/config/site'
import { insertMany } from '../../core/database/insert-many'
import { labelsOf, wordsOf } from './search-words'
import { searchWord } from './search.table'
import { wordKeys } from './word-keys'

/**
 * Extracts the ends of compounds that occur with different beginnings: 深沟球轴承 and 推力球轴承 give 球轴承 and 轴承.
 * The end of a single compound is not a word.
 */
function endingsOf(names: ReadonlySet<string>): (name: string) => string[] {
  const before = new Map<string, Set<string>>()
  const ends = (name: string) =>
    /^\p{Script=Han}{4,}$/u.test(name) ? [2, 3, 4].map((length) => name.slice(-length)) : []
  for (const name of names) {
    for (const end of ends(name)) {
      const sign = name.at(-end.length - 1) ?? ''
      before.set(end, (before.get(end) ?? new Set()).add(sign))
    }
  }
  return (name) => ends(name).filter((end) => (before.get(end)?.size ?? 0) > 1)
}

/** Collects the search words of all goods. */
export const seed: Seed = {
  room: 'catalogue/search',
  after: ['catalogue/goods', 'catalogue/synonyms'],
  run: async () => {
    const rows = await db()
      .select({ name: goods.goodsName, attrs: goods.attrs, kind: goodsCategory.cateName })
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      // Words that only goods of private shops use would reveal those goods.
      .where(visibleTo(everybody(siteIds.main)))
    const endings = endingsOf(new Set(rows.map(({ kind }) => kind)))
    const found = wordsOf(rows, (row) => [...endings(row.kind), ...labelsOf(row)])
    await insertMany(
      searchWord,
      [...found].map(([word, more]) => ({ word, ...more, keys: wordKeys(word) })),
    )
  },
}
