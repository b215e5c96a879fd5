import { and, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { siteIds } from '../../core/config/site'
import { goodsCategory } from '../categories/categories.table'
import { goods } from '../goods/goods.table'
import { everybody, visibleTo } from '../goods/visible-goods'
import { searchWord } from '../search/search.table'
import { labelsOf, wordsOf } from '../search/search-words'
import { wordKeys } from '../search/word-keys'

/** Adds the words of the given goods to the search suggestions. Existing words keep their counts. */
export async function addSearchWords(goodsIds: readonly string[]) {
  const rows = await db()
    .select({ name: goods.goodsName, attrs: goods.attrs, kind: goodsCategory.cateName })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    // Words that only goods of private shops use would reveal those goods.
    .where(and(inArray(goods.id, [...goodsIds]), visibleTo(everybody(siteIds.main))))
  const found = [...wordsOf(rows, labelsOf)]
  if (found.length === 0) return
  await db()
    .insert(searchWord)
    .values(found.map(([word, more]) => ({ word, ...more, keys: wordKeys(word) })))
    .onConflictDoNothing()
}
