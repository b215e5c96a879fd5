import { and, arrayOverlaps, inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { searchWord } from './search.table'
import { waysOf } from './wanted'
import { longest, type Word } from './word-cut'
import { keysNear, longer, partsOf } from './word-keys'

type WordColumn = typeof searchWord.word | typeof searchSynonym.word

/** Returns all substrings of a term up to the maximum word length. */
function piecesOf(term: string): string[] {
  const signs = [...term]
  const pieces = signs.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => signs.slice(from, from + more + 1).join('')),
  )
  return [...new Set(pieces)]
}

/** Matches words contained in a term, and words that share their beginning or end with a part of it. */
const near = (word: WordColumn, term: string, endsAlike: SQL | undefined) =>
  or(
    inArray(word, piecesOf(term)),
    and(sql`char_length(${word}) between 3 and ${[...term].length + 1}`, endsAlike),
  )

/** Matches beginnings and ends of synonyms, which have no keys. Their number does not grow with the catalogue. */
function synonymEndsAlike(term: string) {
  const { word } = searchSynonym
  const length = sql`case when char_length(${word}) < ${longer} then 1 else 2 end`
  const parts = partsOf(term)
  return or(inArray(sql`left(${word}, ${length})`, parts), inArray(sql`right(${word}, ${length})`, parts))
}

/** Returns catalogue words and synonyms that a term may contain or misspell. */
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
