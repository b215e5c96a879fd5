import { inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { normal, termsOf, wordKey } from './search-text'

/** One thing that a keyword asks for. */
export type Wanted = {
  /** As it was typed. */
  label: string
  /** Terms that goods have all of; any of the ways will do. The first is what was typed. */
  ways: string[][]
  /** Says nothing about goods: 现货, or a maker that is not sold here. */
  idle?: boolean
}

export type Synonym = Pick<typeof searchSynonym.$inferSelect, 'word' | 'label' | 'means'>

/** Terms of the longest expression that is looked up: `hexagon socket head cap screw`. */
const longest = 5

/** How a synonym may be said; none for words that say nothing. */
export const waysOf = ({ means }: Synonym): string[][] => means.map(termsOf)

/** Terms with the writing that they had in the keyword. */
function written(keyword: string): Map<string, string> {
  const pieces = keyword.split(/\s+/).map((piece) => [normal(piece), piece] as const)
  return new Map(pieces.filter(([term]) => term && !term.includes(' ')))
}

/** All that some terms may be known as together. */
const spansOf = (terms: readonly string[]) =>
  terms.flatMap((_, from) =>
    terms.slice(from, from + longest).map((_, more) => wordKey(terms.slice(from, from + more + 1))),
  )

async function synonymsIn(keywords: readonly string[]): Promise<Map<string, Synonym>> {
  const spans = keywords.flatMap((keyword) => spansOf(termsOf(keyword)))
  if (!spans.length) return new Map()
  const { word, label, means } = searchSynonym
  const rows = await db()
    .select({ word, label, means })
    .from(searchSynonym)
    .where(inArray(word, [...new Set(spans)]))
  return new Map(rows.map((row) => [row.word, row]))
}

function read(keyword: string, synonyms: ReadonlyMap<string, Synonym>): Wanted[] {
  const terms = termsOf(keyword)
  const labels = written(keyword)
  const wanted: Wanted[] = []
  for (let at = 0; at < terms.length;) {
    const rest = terms.slice(at, at + longest)
    const length = rest.findLastIndex((_, last) => synonyms.has(wordKey(rest.slice(0, last + 1)))) + 1 || 1
    const own = rest.slice(0, length)
    const synonym = synonyms.get(wordKey(own))
    const ways = synonym ? waysOf(synonym) : []
    wanted.push({
      label: own.map((term) => labels.get(term) ?? term).join(' '),
      ways: [own, ...ways],
      ...(synonym && !ways.length && { idle: true }),
    })
    at += length
  }
  return wanted
}

/** What each of some keywords asks for, the longest known expressions together. */
export async function wantedOfEach(keywords: readonly string[]): Promise<Wanted[][]> {
  const synonyms = await synonymsIn(keywords)
  return keywords.map((keyword) => read(keyword, synonyms))
}

/** The same of one keyword. */
export const wantedOf = async (keyword: string): Promise<Wanted[]> =>
  read(keyword, await synonymsIn([keyword]))
