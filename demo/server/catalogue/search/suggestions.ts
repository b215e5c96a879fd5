import { and, desc, like, ne, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { literally } from '../../core/holding'
import { searchSynonym } from '../synonyms/synonyms.table'
import { answering } from './search-condition'
import { termsOf, wordKey } from './search-text'
import { searchWord } from './search.table'
import { wantedOf } from './wanted'
import { metBy, type Reader } from '../goods/met-goods'

export type Suggestion = { text: string; count: number }

const most = 10
const fewest = 5

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

/** Other words for goods that the whole keyword is the beginning of: `safety helmet`. */
async function otherWords(terms: readonly string[]): Promise<string[]> {
  const key = wordKey(terms)
  const rows = await db()
    .select({ label: searchSynonym.label })
    .from(searchSynonym)
    .where(and(like(searchSynonym.word, `${literally(key)}%`), ne(searchSynonym.means, [])))
    .orderBy(sql`char_length(${searchSynonym.word})`, searchSynonym.word)
    .limit(fewest)
  return rows.map(({ label }) => label)
}

/** Completions of a keyword with the number of goods that each one finds for a reader, most first. */
export async function suggestionsFor(keyword: string, reader: Reader): Promise<Suggestion[]> {
  const terms = termsOf(keyword)
  const last = terms.pop()
  if (!last) return []
  const completed = (await completions(last)).map((label) => [...terms, label].join(' '))
  const others = completed.length < fewest ? await otherWords([...terms, last]) : []
  const texts = [...new Set([...completed, ...others])]
  if (!texts.length) return []
  const wanted = await Promise.all(texts.map(wantedOf))
  const counts = wanted.map((each, at) => {
    const condition = and(metBy(reader), answering(each))
    return sql`select ${at}::int as at, count(*)::int as count from ${goods} where ${condition}`
  })
  const { rows } = await db().execute<{ at: number; count: number }>(sql.join(counts, sql` union all `))
  return rows
    .map(({ at, count }) => ({ text: texts[at] ?? '', count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
