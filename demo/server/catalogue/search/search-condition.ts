import { and, arrayContains, like, sql, type SQL } from 'drizzle-orm'
import { literally } from '../../core/holding'
import { goods } from '../goods/goods.table'
import { gramsOf } from './search-text'

/** Goods that have all the terms somewhere. Pairs of signs find candidates by the index, the pattern decides. */
export function matching(terms: readonly string[]): SQL | undefined {
  const grams = gramsOf(terms.join(' '))
  return and(
    grams.length ? arrayContains(goods.grams, grams) : undefined,
    ...terms.map((term) => like(goods.searchText, `%${literally(term)}%`)),
  )
}

// Three lines: see searchTextOf(). What a thing is stands at the end of its word: 轴承 is rather a 深沟球轴承 than
// a 轴承加热器.
const worth = (term: string) => sql`case
  when ${goods.searchText} like ${`% ${literally(term)} %\n%\n%`} then 5
  when ${goods.searchText} like ${`%${literally(term)} %\n%\n%`} then 4
  when ${goods.searchText} like ${`%${literally(term)}%\n%\n%`} then 3
  when ${goods.searchText} like ${`%${literally(term)}%\n%`} then 2
  when ${goods.searchText} like ${`% ${literally(term)} %`} then 1
  else 0 end`

/** How well goods answer: by brand, model or kind before style, and by these before other descriptions. */
export const relevance = (terms: readonly string[]): SQL =>
  sql`(${sql.join(terms.slice(0, 6).map(worth), sql` + `)})`
