import { and, desc, eq, like, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { literally } from '../../core/holding'
import { matching } from './search-condition'
import { termsOf } from './search-text'
import { searchWord } from './search.table'

export type Suggestion = { text: string; count: number }

const most = 10

/** Known words that the last word of a keyword may become, those that begin with it first. */
async function completions(last: string): Promise<string[]> {
  const start = `${literally(last)}%`
  const rows = await db()
    .select({ label: searchWord.label })
    .from(searchWord)
    .where(like(searchWord.word, `%${start}`))
    .orderBy(desc(like(searchWord.word, start)), desc(searchWord.uses), searchWord.word)
    .limit(most)
  return rows.map(({ label }) => label)
}

/** Completions of a keyword with the number of goods that each one finds, most first. */
export async function suggestionsFor(keyword: string): Promise<Suggestion[]> {
  const terms = termsOf(keyword)
  const last = terms.pop()
  if (!last) return []
  const texts = (await completions(last)).map((label) => [...terms, label].join(' '))
  if (!texts.length) return []
  const counts = texts.map((text, at) => {
    const condition = and(eq(goods.status, 10), matching(termsOf(text)))
    return sql`select ${at}::int as at, count(*)::int as count from ${goods} where ${condition}`
  })
  const { rows } = await db().execute<{ at: number; count: number }>(sql.join(counts, sql` union all `))
  return rows
    .map(({ at, count }) => ({ text: texts[at] ?? '', count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
