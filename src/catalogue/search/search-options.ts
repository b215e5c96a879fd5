import type { Data } from '../../core/api/endpoint'
import type { Href } from '../../core/address/hrefs'
import type { Goods, searchSuggestions } from '../goods/goods.contract'

/** One option in the list of the search box. */
export type SearchOption = {
  word: string
  count?: number
  href?: string
  /** Product of the option. */
  goods?: Goods
  /** Links to a page instead of a search. */
  leads?: boolean
}
export type SearchGroup = {
  key: 'history' | 'hot' | 'suggestions' | 'listings' | 'goods'
  options: SearchOption[]
}
export type Suggested = Record<'suggestions' | 'listings' | 'goods', SearchOption[]>

const shown = { history: 8, words: 6 }

/** Groups suggestions: keywords, categories and brands, goods. */
export function suggestedBy(rows: Data<typeof searchSuggestions>, href: Href): Suggested {
  const suggested: Suggested = { suggestions: [], listings: [], goods: [] }
  for (const { text: word, count, goods, categoryId, brandId } of rows) {
    const leads = true
    if (goods) suggested.goods.push({ word, goods, leads, href: href('goods', { goodsId: goods.id }) })
    else if (categoryId)
      suggested.listings.push({ word, count, leads, href: href('goodsList', { categoryId }) })
    else if (brandId) suggested.listings.push({ word, count, leads, href: href('brand', { brandId }) })
    else suggested.suggestions.push({ word, count })
  }
  if (suggested.goods.length) suggested.suggestions.splice(shown.words)
  return suggested
}

/**
 * Returns the groups of the list below the search box: suggestions for the typed text, otherwise the search history
 * and popular searches.
 */
export function searchGroups(
  text: string,
  given: { suggested: Suggested; history: readonly string[]; hot: SearchOption[] },
): SearchGroup[] {
  const { suggestions, listings, goods } = given.suggested
  const history = given.history.slice(0, shown.history).map((word) => ({ word }))
  const groups: SearchGroup[] = text.trim()
    ? [
        { key: 'suggestions', options: suggestions },
        { key: 'listings', options: listings },
        { key: 'goods', options: goods },
      ]
    : [
        { key: 'history', options: history },
        { key: 'hot', options: given.hot },
      ]
  return groups.filter(({ options }) => options.length > 0)
}
