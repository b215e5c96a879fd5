import { categoryKinds, marineKinds } from './departments'

const files = import.meta.glob<Record<string, string>>('../../../data/en/departments/*.json', {
  eager: true,
  import: 'default',
})

/**
 * English catalogue words as written inside a sentence. Kinds of goods are singular, followed by a plural sign:
 * `*` adds s, `^` adds es, `#` precedes the whole plural. Without a sign, singular and plural are the same.
 */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(files).flatMap(Object.entries),
)

const plural = (word: string) =>
  word.includes('#') ? word.slice(word.indexOf('#') + 1) : word.replace(/\*$/, 's').replace(/\^$/, 'es')

/** Capitalises the first letter, except in words like `pH value`. */
const capital = (word: string) => word.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())

/** Translates ranges and units: `-30～120 ℃` becomes `-30 to 120 °C`. */
const figures = (text: string) => text.replaceAll('～', ' to ').replaceAll('℃', '°C')

const ranges = [...categoryKinds, ...marineKinds]
  .flatMap(({ kind: { attributes } }) => Object.values(attributes).flat())
  .filter((value) => !(value in words) && figures(value) !== value)

/** Returns the English word for a product name. Text without a translation stays unchanged. */
export const wordInName = (chinese: string): string =>
  figures(words[chinese] ?? chinese)
    .split(/[*^#]/, 1)
    .join('')

/** All words as labels of categories, filters and filter values. */
export const englishLabels: readonly [string, string][] = [
  ...Object.entries(words).map(([chinese, word]): [string, string] => [chinese, capital(plural(word))]),
  ...[...new Set(ranges)].map((value): [string, string] => [value, figures(value)]),
]
