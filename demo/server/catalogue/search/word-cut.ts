import { grouped } from '../goods/grouped'
import { oneApart } from './one-apart'

/** A catalogue word or a synonym. */
export type Word = {
  word: string
  signs: string[]
  label: string
  uses: number
  /** Alternative readings. Goods match if they contain all terms of one reading. */
  ways: string[][]
  /** True if the word is irrelevant for the search. */
  idle?: boolean
}

/** A term split into words. */
export type Cut = { words: Word[]; mistakes: number; uses: number }

/** Maximum length of a word, in characters. */
export const longest = 16

const better = (one: Cut, other: Cut | undefined) =>
  !other ||
  one.mistakes < other.mistakes ||
  (one.mistakes === other.mistakes &&
    (one.words.length < other.words.length ||
      (one.words.length === other.words.length && one.uses > other.uses)))

const isPlain = (sign = '') => /[a-z0-9.φ]/.test(sign)

/** Returns whether digits and letters form a complete run, which counts as a word between Chinese characters. */
const isRun = (signs: readonly string[], from: number, to: number) =>
  !isPlain(signs[from - 1]) && !isPlain(signs[to]) && signs.slice(from, to).every(isPlain)

// Too many short words differ by just one character.
const misspellable = ({ signs }: Word) => signs.length >= (signs.every(isPlain) ? 5 : 3)

/** Creates a word for an unknown text. */
export const wordAsIs = (signs: string[]): Word => {
  const word = signs.join('')
  return { word, signs, label: word.toUpperCase(), uses: 0, ways: [[word]] }
}

/** Returns whether a split divides a number. 30205 must not become 30 and 205, but 62052RS may become 6205 and 2RS. */
export const partsNumber = (before: string | undefined, piece: readonly string[]) =>
  /\d/.test(before ?? '') && piece.every((sign) => /\d/.test(sign))

/** Splits a term into known words. One of them may have one wrong character. */
export function cut(term: string, known: readonly Word[]): Cut | undefined {
  const signs = [...term]
  const exact = new Map(known.map((word) => [word.word, word]))
  const byLength = grouped(known.filter(misspellable), ({ signs: { length } }) => length)
  const near = (piece: string[]) =>
    [piece.length - 1, piece.length, piece.length + 1]
      .flatMap(byLength)
      .filter((word) => oneApart(piece, word.signs))

  const best: (Cut | undefined)[] = [{ words: [], mistakes: 0, uses: 0 }]
  for (let from = 0; from < signs.length; from++) {
    const before = best[from]
    if (!before) continue
    const extend = (to: number, word: Word, mistakes: number) => {
      const next: Cut = {
        words: [...before.words, word],
        mistakes: before.mistakes + mistakes,
        uses: before.uses + word.uses,
      }
      if (better(next, best[to])) best[to] = next
    }
    for (let to = from + 1; to <= Math.min(signs.length, from + longest); to++) {
      const piece = signs.slice(from, to)
      if (partsNumber(signs[from - 1], piece)) continue
      const word = exact.get(piece.join(''))
      if (word) extend(to, word, 0)
      else if (to - from < signs.length && isRun(signs, from, to)) extend(to, wordAsIs(piece), 0)
      if (word || before.mistakes) continue
      for (const meant of near(piece)) extend(to, meant, 1)
    }
  }
  return best[signs.length]
}
