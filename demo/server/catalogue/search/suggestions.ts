import { and, arrayContains, desc, like, ne, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { escapeLike } from '../../core/database/contains-text'
import { searchSynonym } from '../synonyms/synonyms.table'
import { countHits } from './count-hits'
import { termsOf, wordKey } from './search-text'
import { searchWord } from './search.table'
import { keysIn } from './word-keys'
import { wantedOfEach } from './wanted'
import type { Reader } from '../goods/visible-goods'

export type Suggestion = { text: string; count: number }

const most = 10
const fewest = 5

/** Returns known words that complete the last word of a keyword. Words that begin with it come first. */
async function completions(last: string): Promise<string[]> {
  const start = `${escapeLike(last)}%`
  const rows = await db()
    .select({ label: searchWord.label })
    .from(searchWord)
    .where(and(arrayContains(searchWord.keys, keysIn(last)), like(searchWord.word, `%${start}`)))
    .orderBy(desc(like(searchWord.word, start)), desc(searchWord.uses), searchWord.word)
    .limit(most)
  return rows.map(({ label }) => label)
}

/** Returns synonyms that begin with the whole keyword: `safety helmet`. */
async function otherWords(terms: readonly string[]): Promise<string[]> {
  const key = wordKey(terms)
  const rows = await db()
    .select({ label: searchSynonym.label })
    .from(searchSynonym)
    .where(and(like(searchSynonym.word, `${escapeLike(key)}%`), ne(searchSynonym.means, [])))
    .orderBy(sql`char_length(${searchSynonym.word})`, searchSynonym.word)
    .limit(fewest)
  return rows.map(({ label }) => label)
}

/** Returns completions of a keyword with their hit counts for a reader, most hits first. */
export async function suggestionsFor(keyword: string, reader: Reader): Promise<Suggestion[]> {
  const terms = termsOf(keyword)
  const last = terms.pop()
  if (!last) return []
  const completed = (await completions(last)).map((label) => [...terms, label].join(' '))
  const others = completed.length < fewest ? await otherWords([...terms, last]) : []
  const texts = [...new Set([...completed, ...others])]
  if (!texts.length) return []
  const counts = await countHits(await wantedOfEach(texts), reader)
  return texts
    .map((text, at) => ({ text, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
