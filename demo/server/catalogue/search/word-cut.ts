import { grouped } from '../goods/grouped'
import { oneApart } from './one-apart'

/** A word that goods are described with. */
export type Word = { word: string; signs: string[]; label: string; uses: number }

/** A term as several words. */
export type Cut = { words: string[]; labels: string[]; mistakes: number; uses: number }

/** Signs of the longest word that is looked for. */
export const longest = 16

const better = (one: Cut, other: Cut | undefined) =>
  !other ||
  one.mistakes < other.mistakes ||
  (one.mistakes === other.mistakes &&
    (one.words.length < other.words.length ||
      (one.words.length === other.words.length && one.uses > other.uses)))

const isPlain = (sign = '') => /[a-z0-9.]/.test(sign)

/** Figures and letters between Chinese words are a word of their own. */
const isRun = (signs: readonly string[], from: number, to: number) =>
  !isPlain(signs[from - 1]) && !isPlain(signs[to]) && signs.slice(from, to).every(isPlain)

// Of short words every other one is one sign apart.
const misspellable = ({ signs }: Word) => signs.length >= (signs.every(isPlain) ? 5 : 3)

/** Cuts a term into known words, one of which may be misspelt by one sign. */
export function cut(term: string, known: readonly Word[]): Cut | undefined {
  const signs = [...term]
  const exact = new Map(known.map((word) => [word.word, word]))
  const byLength = grouped(known.filter(misspellable), ({ signs: { length } }) => length)
  const near = (piece: string[]) =>
    [piece.length - 1, piece.length, piece.length + 1]
      .flatMap(byLength)
      .filter((word) => oneApart(piece, word.signs))

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
      const word = exact.get(text)
      if (word) extend(to, text, word.label, 0, word.uses)
      else if (to - from < signs.length && isRun(signs, from, to)) extend(to, text, text.toUpperCase(), 0, 0)
      if (word || before.mistakes) continue
      for (const meant of near(piece)) extend(to, meant.word, meant.label, 1, meant.uses)
    }
  }
  return best[signs.length]
}
