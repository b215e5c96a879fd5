import { and, arrayOverlaps, inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { searchWord } from './search.table'
import { waysOf } from './wanted'
import { longest, type Word } from './word-cut'
import { keysNear, longer, partsOf } from './word-keys'

type WordColumn = typeof searchWord.word | typeof searchSynonym.word

/** All that stands in a term, as far as words are long. */
function piecesOf(term: string): string[] {
  const signs = [...term]
  const pieces = signs.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => signs.slice(from, from + more + 1).join('')),
  )
  return [...new Set(pieces)]
}

/** Words that stand in a term as they are, and those that begin or end as some part of it does. */
const near = (word: WordColumn, term: string, endsAlike: SQL | undefined) =>
  or(
    inArray(word, piecesOf(term)),
    and(sql`char_length(${word}) between 3 and ${[...term].length + 1}`, endsAlike),
  )

/** The same of words without keys: an operator adds them as they are, and they grow with no catalogue. */
function synonymEndsAlike(term: string) {
  const { word } = searchSynonym
  const length = sql`case when char_length(${word}) < ${longer} then 1 else 2 end`
  const parts = partsOf(term)
  return or(inArray(sql`left(${word}, ${length})`, parts), inArray(sql`right(${word}, ${length})`, parts))
}

/** Words of goods and other words for them that a term may hold, or be a misspelling of. */
export async function wordsNear(term: string): Promise<Word[]> {
  const [words, synonyms] = await Promise.all([
    db()
      .select()
      .from(searchWord)
      .where(near(searchWord.word, term, arrayOverlaps(searchWord.keys, keysNear(term)))),
    db()
      .select()
      .from(searchSynonym)
      .where(near(searchSynonym.word, term, synonymEndsAlike(term))),
  ])
  const known = new Map<string, Word>()
  for (const { word, label, uses } of words)
    known.set(word, { word, signs: [...word], label, uses, ways: [[word]] })
  for (const synonym of synonyms) {
    const { word, label } = synonym
    const ways = waysOf(synonym)
    const own = known.get(word)?.ways ?? (/^[a-z]+$/.test(word) ? [] : [[word]])
    const uses = known.get(word)?.uses ?? 0
    known.set(word, { word, signs: [...word], label, uses, ways: [...own, ...ways], idle: !ways.length })
  }
  return [...known.values()]
}
