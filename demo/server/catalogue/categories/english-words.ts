import { bearingsEnglish } from './bearings-english.seed'
import { cablesEnglish } from './cables-english.seed'
import { chemicalsEnglish } from './chemicals-english.seed'
import { cuttingEnglish } from './cutting-english.seed'
import { categoryKinds, marineKinds } from './departments'
import { electricsEnglish } from './electrics-english.seed'
import { fastenersEnglish } from './fasteners-english.seed'
import { handToolsEnglish } from './hand-tools-english.seed'
import { marineEnglish } from './marine-english.seed'
import { measuringEnglish } from './measuring-english.seed'
import { pneumaticsEnglish } from './pneumatics-english.seed'
import { powerToolsEnglish } from './power-tools-english.seed'
import { safetyEnglish } from './safety-english.seed'
import { valvesEnglish } from './valves-english.seed'

/**
 * Words of the catalogue as they stand inside of a sentence. Kinds of goods are singular; how many of them are
 * called follows: `*` for an s, `^` for es, `#` and the whole plural; without a sign both are the same.
 */
const words: Readonly<Record<string, string>> = {
  ...bearingsEnglish,
  ...fastenersEnglish,
  ...powerToolsEnglish,
  ...handToolsEnglish,
  ...cuttingEnglish,
  ...safetyEnglish,
  ...electricsEnglish,
  ...cablesEnglish,
  ...valvesEnglish,
  ...pneumaticsEnglish,
  ...measuringEnglish,
  ...chemicalsEnglish,
  ...marineEnglish,
}

const plural = (word: string) =>
  word.includes('#') ? word.slice(word.indexOf('#') + 1) : word.replace(/\*$/, 's').replace(/\^$/, 'es')

/** `pH value` begins as it is. */
const capital = (word: string) => word.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())

/** `-30～120 ℃` */
const figures = (text: string) => text.replaceAll('～', ' to ').replaceAll('℃', '°C')

const ranges = [...categoryKinds, ...marineKinds]
  .flatMap(({ kind: { attributes } }) => Object.values(attributes).flat())
  .filter((value) => !(value in words) && figures(value) !== value)

/** A word as it stands in a name of goods; one that has no Chinese in it is its own. */
export const wordInName = (chinese: string): string =>
  figures(words[chinese] ?? chinese)
    .split(/[*^#]/, 1)
    .join('')

/** All words as labels: of categories, filters and their values. */
export const englishLabels: readonly [string, string][] = [
  ...Object.entries(words).map(([chinese, word]): [string, string] => [chinese, capital(plural(word))]),
  ...[...new Set(ranges)].map((value): [string, string] => [value, figures(value)]),
]
