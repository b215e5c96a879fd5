import { eq } from 'drizzle-orm'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { goodsCategory } from '../categories/categories.table'
import { goods } from '../goods/goods.table'
import { insertMany } from '../goods/insert-many'
import { normal } from './search-text'
import { searchWord } from './search.table'

/** Of a compound the ends are words too: 深沟球轴承 is looked for as 球轴承 and 轴承. */
const endings = (name: string) =>
  /^\p{Script=Han}{4,}$/u.test(name) ? [-4, -3, -2].map((from) => name.slice(from)) : []

/** Gathers the words that goods are described with. */
export const seed: Seed = {
  room: 'catalogue/search',
  after: ['catalogue/goods'],
  run: async () => {
    const found = new Map<string, { label: string; uses: number }>()
    const rows = await db()
      .select({ name: goods.goodsName, attrs: goods.attrs, kind: goodsCategory.cateName })
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    for (const { name, attrs, kind } of rows) {
      const values = attrs.map((pair) => pair.slice(pair.indexOf('=') + 1))
      const labels = [
        kind,
        ...endings(kind),
        ...name.split(' '),
        ...values.flatMap((value) => value.split(' ')),
      ]
      for (const label of new Set(labels)) {
        const word = normal(label)
        if (word.length < 2 || word.includes(' ')) continue
        const known = found.get(word)
        if (known) known.uses++
        else found.set(word, { label, uses: 1 })
      }
    }
    await insertMany(
      searchWord,
      [...found].map(([word, more]) => ({ word, ...more })),
    )
  },
}
