import type { Data } from '../../core/endpoint'
import type { Href } from '../../core/hrefs'
import type { Goods, searchSuggestions } from '../goods/goods.contract'

/** One line of the search box's list. */
export type SearchOption = {
  word: string
  count?: number
  href?: string
  /** Drawn as a product. */
  goods?: Goods
  /** Leads to a place by itself and is no keyword. */
  place?: boolean
}
export type SearchGroup = {
  key: 'history' | 'hot' | 'suggestions' | 'places' | 'goods'
  options: SearchOption[]
}
export type Suggested = Record<'suggestions' | 'places' | 'goods', SearchOption[]>

const shown = { history: 8, words: 6 }

/** What a shop suggests, apart: keywords, categories and brands, goods. */
export function suggestedBy(rows: Data<typeof searchSuggestions>, href: Href): Suggested {
  const suggested: Suggested = { suggestions: [], places: [], goods: [] }
  for (const { text: word, count, goods, categoryId, brandId } of rows) {
    const place = true
    if (goods) suggested.goods.push({ word, goods, place, href: href('goods', { goodsId: goods.id }) })
    else if (categoryId)
      suggested.places.push({ word, count, place, href: href('goodsList', { categoryId }) })
    else if (brandId) suggested.places.push({ word, count, place, href: href('brand', { brandId }) })
    else suggested.suggestions.push({ word, count })
  }
  if (suggested.goods.length) suggested.suggestions.splice(shown.words)
  return suggested
}

/**
 * What the list under the search box shows: suggestions for what is typed, else what was searched for before and
 * what others search for.
 */
export function searchGroups(
  text: string,
  given: { suggested: Suggested; history: readonly string[]; hot: SearchOption[] },
): SearchGroup[] {
  const { suggestions, places, goods } = given.suggested
  const history = given.history.slice(0, shown.history).map((word) => ({ word }))
  const groups: SearchGroup[] = text.trim()
    ? [
        { key: 'suggestions', options: suggestions },
        { key: 'places', options: places },
        { key: 'goods', options: goods },
      ]
    : [
        { key: 'history', options: history },
        { key: 'hot', options: given.hot },
      ]
  return groups.filter(({ options }) => options.length > 0)
}
