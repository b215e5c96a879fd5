import { and, inArray, or, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { matching } from './search-condition'
import { searchWord } from './search.table'
import { cut, longest, type Cut, type Word } from './word-cut'

/** Another way to read a keyword that has no hits. */
export type Reading = {
  terms: string[]
  /** As people write it. */
  text: string
  /** Only spaces were missing; nothing was taken for another word. */
  exact: boolean
}

/** Words that stand in a term as they are, and those that begin or end as some part of it does. */
async function wordsNear(term: string): Promise<Word[]> {
  const signs = [...term]
  const pieces = signs.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => signs.slice(from, from + more + 1).join('')),
  )
  const { word } = searchWord
  const rows = await db()
    .select()
    .from(searchWord)
    .where(
      or(
        inArray(word, [...new Set(pieces)]),
        and(
          sql`char_length(${word}) between 3 and ${signs.length + 1}`,
          or(inArray(sql`left(${word}, 1)`, signs), inArray(sql`right(${word}, 1)`, signs)),
        ),
      ),
    )
  return rows.map((row) => ({ ...row, signs: [...row.word] }))
}

const isFound = async (terms: string[]) =>
  (await db().select({ id: goods.id }).from(goods).where(matching(terms)).limit(1)).length > 0

/** Two parts of a term that are found together, though neither needs to be a whole word: 丁腈 and 手套. */
async function halves(term: string): Promise<Cut | undefined> {
  const signs = [...term]
  for (let at = 2; at <= signs.length - 2; at++) {
    const words = [signs.slice(0, at).join(''), signs.slice(at).join('')]
    if (await isFound(words)) return { words, labels: words, mistakes: 0, uses: 0 }
  }
  return undefined
}

async function read(term: string): Promise<Cut | undefined> {
  const words = await wordsNear(term)
  if (await isFound([term])) {
    const known = words.find(({ word }) => word === term)
    return { words: [term], labels: [known?.label ?? term], mistakes: 0, uses: 0 }
  }
  const known = cut(term, words)
  return known?.mistakes === 0 ? known : ((await halves(term)) ?? known)
}

const most = { terms: 6, signs: 20 }

/**
 * What the words of a keyword without hits may have meant: cut where spaces are missing, and with one sign of a
 * word corrected.
 * @returns nothing when no reading has hits
 */
export async function respell(terms: readonly string[]): Promise<Reading | undefined> {
  if (terms.length > most.terms || terms.some((term) => term.length > most.signs)) return undefined
  const cuts: Cut[] = []
  for (const term of terms) {
    const found = await read(term)
    if (!found) return undefined
    cuts.push(found)
  }
  const words = cuts.flatMap((one) => one.words)
  const changed = words.join(' ') !== terms.join(' ')
  if (!changed || !(await isFound(words))) return undefined
  const text = cuts.flatMap(({ labels }) => labels).join(' ')
  return { terms: words, text, exact: cuts.every(({ mistakes }) => mistakes === 0) }
}
