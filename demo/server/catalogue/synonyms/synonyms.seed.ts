import type { Seed } from '../../core/database/seed'
import { insertMany } from '../../core/database/insert-many'
import { termsOf, wordKey } from '../search/search-text'
import { colloquial } from './colloquial.seed'
import { colloquialPlant } from './colloquial-plant.seed'
import { englishMechanics } from './english-mechanics.seed'
import { englishPlant } from './english-plant.seed'
import { englishWords } from './english-words.seed'
import { designations, makers, noise } from './makers.seed'
import type { OtherWords } from './other-words'
import { partSizes } from './part-sizes.seed'
import { standards } from './standards.seed'
import { searchSynonym } from './synonyms.table'

type Row = typeof searchSynonym.$inferInsert

const tables: OtherWords[] = [
  englishMechanics,
  englishPlant,
  englishWords,
  colloquial,
  colloquialPlant,
  designations,
  partSizes,
  standards,
]

const listed = (words: string) => words.split(';').map((word) => word.trim())

/** Returns one row per word, with all its meanings. */
export function synonymRows(): Row[] {
  const rows = new Map<string, Row>()
  const add = (label: string, means: string[]) => {
    const word = wordKey(termsOf(label))
    const known = rows.get(word)
    if (known) known.means = [...new Set([...known.means, ...means])]
    else if (word) rows.set(word, { word, label, means })
  }
  for (const table of tables)
    for (const [means, words] of Object.entries(table))
      for (const word of listed(words)) add(word, means.split('|'))
  for (const word of listed(`${makers}; ${noise}`)) add(word, [])
  return [...rows.values()]
}

export const seed: Seed = {
  room: 'catalogue/synonyms',
  run: () => insertMany(searchSynonym, synonymRows()),
}
