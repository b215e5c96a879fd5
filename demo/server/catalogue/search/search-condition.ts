import { and, arrayContains, like, or, sql, type SQL } from 'drizzle-orm'
import { escapeLike } from '../../core/database/contains-text'
import { goods } from '../goods/goods.table'
import { gramsOf } from './search-text'
import type { Wanted } from './wanted'

/** Selects goods that contain all terms. The index finds candidates by character pairs; the pattern confirms them. */
export function matching(terms: readonly string[]): SQL | undefined {
  const grams = gramsOf(terms.join(' '))
  // A two-character term equals its pair and needs no pattern.
  const longer = terms.filter((term) => [...term].length !== 2)
  return and(
    grams.length ? arrayContains(goods.grams, grams) : undefined,
    ...longer.map((term) => like(goods.searchText, `%${escapeLike(term)}%`)),
  )
}

/** Selects goods that match all terms. Terms with a single reading share one index lookup. */
export function answering(wanted: readonly Wanted[]): SQL | undefined {
  const plain = wanted.filter(({ ways }) => ways.length === 1)
  const many = wanted.filter(({ ways }) => ways.length > 1)
  return and(
    matching(plain.flatMap(({ ways }) => ways.flat())),
    ...many.map(({ ways }) => or(...ways.map(matching))),
  )
}

// The text has three lines, see searchTextOf(). The head noun is at the end of a Chinese word: for 轴承, a 深沟球轴承
// ranks above a 轴承加热器.
const worth = (term: string) => sql`case
  when ${goods.searchText} like ${`% ${escapeLike(term)} %\n%\n%`} then 5
  when ${goods.searchText} like ${`%${escapeLike(term)} %\n%\n%`} then 4
  when ${goods.searchText} like ${`%${escapeLike(term)}%\n%\n%`} then 3
  when ${goods.searchText} like ${`%${escapeLike(term)}%\n%`} then 2
  when ${goods.searchText} like ${`% ${escapeLike(term)} %`} then 1
  else 0 end`

const most = { wanted: 6, ways: 8, terms: 3 }

/** Rates an alternative by its weakest term. The number of terms is limited, because long keywords cost more than they add. */
const worthOfWay = (terms: readonly string[]) =>
  terms.length === 1 && terms[0] !== undefined
    ? worth(terms[0])
    : sql`least(${sql.join(terms.slice(0, most.terms).map(worth), sql`, `)})`

const worthOf = ({ ways }: Wanted) =>
  ways.length === 1 && ways[0]
    ? worthOfWay(ways[0])
    : sql`greatest(${sql.join(ways.slice(0, most.ways).map(worthOfWay), sql`, `)})`

/** Rates goods: brand, model or kind count more than style, and style more than other descriptions. */
export const relevance = (wanted: readonly Wanted[]): SQL =>
  sql`(${sql.join(wanted.slice(0, most.wanted).map(worthOf), sql` + `)})`
