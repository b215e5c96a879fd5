import { and, arrayContains, like, or, sql, type SQL } from 'drizzle-orm'
import { escapeLike } from '../../core/database/contains-text'
import { goods } from '../goods/goods.table'
import { gramsOf } from './search-text'
import type { Wanted } from './wanted'

/** Goods that have all the terms somewhere. Pairs of signs find candidates by the index, the pattern decides. */
export function matching(terms: readonly string[]): SQL | undefined {
  const grams = gramsOf(terms.join(' '))
  // A pair says all of itself.
  const longer = terms.filter((term) => [...term].length !== 2)
  return and(
    grams.length ? arrayContains(goods.grams, grams) : undefined,
    ...longer.map((term) => like(goods.searchText, `%${escapeLike(term)}%`)),
  )
}

/** Goods that have all that is wanted; what can be said in one way only is looked up at once. */
export function answering(wanted: readonly Wanted[]): SQL | undefined {
  const plain = wanted.filter(({ ways }) => ways.length === 1)
  const many = wanted.filter(({ ways }) => ways.length > 1)
  return and(
    matching(plain.flatMap(({ ways }) => ways.flat())),
    ...many.map(({ ways }) => or(...ways.map(matching))),
  )
}

// Three lines: see searchTextOf(). What a thing is stands at the end of its word: 轴承 is rather a 深沟球轴承 than
// a 轴承加热器.
const worth = (term: string) => sql`case
  when ${goods.searchText} like ${`% ${escapeLike(term)} %\n%\n%`} then 5
  when ${goods.searchText} like ${`%${escapeLike(term)} %\n%\n%`} then 4
  when ${goods.searchText} like ${`%${escapeLike(term)}%\n%\n%`} then 3
  when ${goods.searchText} like ${`%${escapeLike(term)}%\n%`} then 2
  when ${goods.searchText} like ${`% ${escapeLike(term)} %`} then 1
  else 0 end`

const most = { wanted: 6, ways: 8, terms: 3 }

/** A way is worth what its least term is; without a limit long questions would cost more than they tell. */
const worthOfWay = (terms: readonly string[]) =>
  terms.length === 1 && terms[0] !== undefined
    ? worth(terms[0])
    : sql`least(${sql.join(terms.slice(0, most.terms).map(worth), sql`, `)})`

const worthOf = ({ ways }: Wanted) =>
  ways.length === 1 && ways[0]
    ? worthOfWay(ways[0])
    : sql`greatest(${sql.join(ways.slice(0, most.ways).map(worthOfWay), sql`, `)})`

/** How well goods answer: by brand, model or kind before style, and by these before other descriptions. */
export const relevance = (wanted: readonly Wanted[]): SQL =>
  sql`(${sql.join(wanted.slice(0, most.wanted).map(worthOf), sql` + `)})`
