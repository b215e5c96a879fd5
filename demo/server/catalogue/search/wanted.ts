import { inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { normal, termsOf, wordKey } from './search-text'

/** One search term of a keyword, with its synonyms. */
export type Wanted = {
  /** The term as typed. */
  label: string
  /** Alternative readings, the typed one first. Goods match if they contain all terms of one reading. */
  ways: string[][]
  /** True if the term is irrelevant for the search: 现货, or a maker not sold here. */
  idle?: boolean
}

export type Synonym = Pick<typeof searchSynonym.$inferSelect, 'word' | 'label' | 'means'>

/** Maximum number of terms in a synonym: `hexagon socket head cap screw`. */
const longest = 5

/** Returns the readings of a synonym. Filler words have none. */
export const waysOf = ({ means }: Synonym): string[][] => means.map(termsOf)

/** Maps normalised terms to their spelling in the keyword. */
function written(keyword: string): Map<string, string> {
  const pieces = keyword.split(/\s+/).map((piece) => [normal(piece), piece] as const)
  return new Map(pieces.filter(([term]) => term && !term.includes(' ')))
}

/** Returns the synonym keys of all runs of adjacent terms. */
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

/** Parses several keywords into search terms. The longest known synonym wins. */
export async function wantedOfEach(keywords: readonly string[]): Promise<Wanted[][]> {
  const synonyms = await synonymsIn(keywords)
  return keywords.map((keyword) => read(keyword, synonyms))
}

/** Parses one keyword into search terms. */
export const wantedOf = async (keyword: string): Promise<Wanted[]> =>
  read(keyword, await synonymsIn([keyword]))
