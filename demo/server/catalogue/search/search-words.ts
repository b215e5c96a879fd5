import { normal } from './search-text'

/** Of goods what their words are taken from. */
export type WordSource = { name: string; attrs: readonly string[]; kind: string }
export type FoundWords = Map<string, { label: string; uses: number }>

// A bare figure means nothing without its attribute.
const isFigure = (text: string) => /^[\d.]+$/.test(text)

/** What a model number is without its endings: other makers end it in another way. */
const stemsOf = (name: string) => name.split(' ').flatMap((word) => /^[A-Z]*\d{3,}(?=[-/])/.exec(word) ?? [])

/** Words that goods are described with, as people write them. */
export function labelsOf({ name, attrs, kind }: WordSource): string[] {
  const values = attrs.flatMap((pair) => pair.slice(pair.indexOf('=') + 1).split(' '))
  const described = values.filter((value) => !isFigure(value))
  return [kind, ...name.split(' '), ...stemsOf(name), ...described]
}

/** The same in the form that is searched, with how many of the goods have each. */
export function wordsOf(rows: readonly WordSource[], labels: (row: WordSource) => string[]): FoundWords {
  const found: FoundWords = new Map()
  for (const row of rows) {
    for (const label of new Set(labels(row))) {
      const word = normal(label)
      if (word.length < 2 || word.includes(' ')) continue
      const known = found.get(word)
      if (known) known.uses++
      else found.set(word, { label, uses: 1 })
    }
  }
  return found
}
