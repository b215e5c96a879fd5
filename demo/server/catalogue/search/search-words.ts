import { normal } from './search-text'

/** Fields of goods from which search words are extracted. */
export type WordSource = { name: string; attrs: readonly string[]; kind: string }
export type FoundWords = Map<string, { label: string; uses: number }>

// A bare number has no meaning without its attribute.
const isFigure = (text: string) => /^[\d.]+$/.test(text)

/** Returns model numbers without suffixes, because other makers use different suffixes. */
const stemsOf = (name: string) => name.split(' ').flatMap((word) => /^[A-Z]*\d{3,}(?=[-/])/.exec(word) ?? [])

/** Returns the words of goods in their usual spelling. */
export function labelsOf({ name, attrs, kind }: WordSource): string[] {
  const values = attrs.flatMap((pair) => pair.slice(pair.indexOf('=') + 1).split(' '))
  const described = values.filter((value) => !isFigure(value))
  return [kind, ...name.split(' '), ...stemsOf(name), ...described]
}

/** Returns the words in normalised form, with the number of goods that contain each. */
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
