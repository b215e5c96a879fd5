import { and, inArray, or, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { searchWord } from './search.table'
import { waysOf } from './wanted'
import { longest, type Word } from './word-cut'

type WordColumn = typeof searchWord.word | typeof searchSynonym.word

/** Words that stand in a term as they are, and those that begin or end as some part of it does. */
function near(word: WordColumn, term: string) {
  const signs = [...term]
  const pieces = signs.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => signs.slice(from, from + more + 1).join('')),
  )
  return or(
    inArray(word, [...new Set(pieces)]),
    and(
      sql`char_length(${word}) between 3 and ${signs.length + 1}`,
      or(inArray(sql`left(${word}, 1)`, signs), inArray(sql`right(${word}, 1)`, signs)),
    ),
  )
}

/** Words of goods and other words for them that a term may hold, or be a misspelling of. */
export async function wordsNear(term: string): Promise<Word[]> {
  const [words, synonyms] = await Promise.all([
    db().select().from(searchWord).where(near(searchWord.word, term)),
    db().select().from(searchSynonym).where(near(searchSynonym.word, term)),
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
