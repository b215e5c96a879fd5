import { and, inArray, or, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods } from '../goods/goods.table'
import { oneApart } from './one-apart'
import { matching } from './search-condition'
import { searchWord } from './search.table'

/** Another way to read a keyword that has no hits. */
export type Reading = {
  terms: string[]
  /** As people write it. */
  text: string
  /** Only spaces were missing; nothing was taken for another word. */
  exact: boolean
}

type Word = { signs: string[]; label: string; uses: number }
type Cut = { words: string[]; labels: string[]; mistakes: number; uses: number }

const longest = 16

/** Words that stand in a term as they are, and those that begin or end as some part of it does. */
async function wordsNear(term: string): Promise<ReadonlyMap<string, Word>> {
  const signs = [...term]
  const pieces = signs.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => signs.slice(from, from + more + 1).join('')),
  )
  const rows = await db()
    .select()
    .from(searchWord)
    .where(
      or(
        inArray(searchWord.word, [...new Set(pieces)]),
        and(
          sql`char_length(${searchWord.word}) between 3 and ${signs.length + 1}`,
          or(
            inArray(sql`left(${searchWord.word}, 1)`, signs),
            inArray(sql`right(${searchWord.word}, 1)`, signs),
          ),
        ),
      ),
    )
  return new Map(rows.map(({ word, label, uses }) => [word, { signs: [...word], label, uses }]))
}

const isFound = async (terms: string[]) =>
  (await db().select({ id: goods.id }).from(goods).where(matching(terms)).limit(1)).length > 0

const better = (one: Cut, other: Cut | undefined) =>
  !other ||
  one.mistakes < other.mistakes ||
  (one.mistakes === other.mistakes &&
    (one.words.length < other.words.length ||
      (one.words.length === other.words.length && one.uses > other.uses)))

/** Figures and letters between Chinese words are a word of their own. */
const isRun = (signs: readonly string[], from: number, to: number) => {
  const plain = (at: number) => /[a-z0-9.]/.test(signs[at] ?? '')
  return !plain(from - 1) && !plain(to) && signs.slice(from, to).every((_, step) => plain(from + step))
}

/** Cuts a term into known words, one of which may be misspelt by one sign. */
function cut(term: string, words: ReadonlyMap<string, Word>): Cut | undefined {
  const signs = [...term]
  const misspellable = [...words].filter(([, word]) => word.signs.length >= 3)
  const best: (Cut | undefined)[] = [{ words: [], labels: [], mistakes: 0, uses: 0 }]
  for (let from = 0; from < signs.length; from++) {
    const before = best[from]
    if (!before) continue
    const extend = (to: number, word: string, label: string, mistakes: number, uses: number) => {
      const next: Cut = {
        words: [...before.words, word],
        labels: [...before.labels, label],
        mistakes: before.mistakes + mistakes,
        uses: before.uses + uses,
      }
      if (better(next, best[to])) best[to] = next
    }
    for (let to = from + 1; to <= Math.min(signs.length, from + longest); to++) {
      const piece = signs.slice(from, to)
      const text = piece.join('')
      const known = words.get(text)
      if (known) extend(to, text, known.label, 0, known.uses)
      else if (to - from < signs.length && isRun(signs, from, to)) extend(to, text, text.toUpperCase(), 0, 0)
      if (before.mistakes || known || piece.length < 2) continue
      for (const [word, { signs: right, label, uses }] of misspellable) {
        if (Math.abs(right.length - piece.length) <= 1 && oneApart(piece, right))
          extend(to, word, label, 1, uses)
      }
    }
  }
  return best[signs.length]
}

/**
 * What the words of a keyword without hits may have meant: cut where spaces are missing, and with one sign of a
 * word corrected.
 * @returns nothing when no reading has hits
 */
export async function respell(terms: readonly string[]): Promise<Reading | undefined> {
  const reading: Reading = { terms: [], text: '', exact: true }
  const labels: string[] = []
  for (const term of terms) {
    const words = await wordsNear(term)
    const read = (await isFound([term]))
      ? { words: [term], labels: [words.get(term)?.label ?? term], mistakes: 0 }
      : cut(term, words)
    if (!read) return undefined
    reading.terms.push(...read.words)
    labels.push(...read.labels)
    if (read.mistakes) reading.exact = false
  }
  const changed = reading.terms.join(' ') !== terms.join(' ')
  return changed && (await isFound(reading.terms)) ? { ...reading, text: labels.join(' ') } : undefined
}
