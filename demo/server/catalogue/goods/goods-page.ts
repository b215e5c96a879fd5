import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { goodsPage, Sort } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer } from '../../../../src/core/endpoint'
import { pageWith } from '../../core/page-with'
import { notFound } from '../../core/refusal'
import { categoryPath } from '../categories/category-path'
import { relevance } from '../search/search-condition'
import { termsOf } from '../search/search-text'
import { respell } from '../search/spelling'
import { shopNamed } from '../shops/shops'
import type { Asker } from './asker'
import { cardsOf } from './goods-cards'
import { countGoods, type Counted } from './goods-facets'
import { filterOf, whole, type GoodsQuery } from './goods-filter'
import { goodsRows, type GoodsRow } from './goods-rows'
import { goods } from './goods.table'
import { keptCounts } from './kept-counts'
import { listPrice } from './list-price'

/** What each sort orders by; the id decides between equals, so that pages never overlap. */
const orders: Record<Sort, (price: SQL, terms: string[]) => SQL[]> = {
  default: (_, terms) => [...(terms.length ? [desc(relevance(terms))] : []), desc(goods.weight)],
  sales: () => [desc(goods.sales)],
  new: () => [desc(goods.shelfAt)],
  priceAsc: (price) => [sql`${price} asc nulls last`],
  priceDesc: (price) => [sql`${price} desc nulls last`],
}

type Found = { rows: GoodsRow[] } & Counted

/** All that counts depend on. @param group of askers who see the same prices */
function countedFor(query: GoodsQuery, terms: string[], group: string) {
  const { categoryId, shopId, brandIds, attrs, ranges, minPrice, maxPrice, memberPriceOnly } = query
  const priced = minPrice !== undefined || maxPrice !== undefined
  const prices = priced && [minPrice, maxPrice, group]
  return { terms, categoryId, shopId, brandIds, attrs, ranges, memberPriceOnly, prices }
}

async function find(query: GoodsQuery, terms: string[], level: number, asker: Asker): Promise<Found> {
  const { price, group } = await listPrice(asker)
  const filter = filterOf(query, terms, level, price)
  const { pageNumber, pageSize, sort } = query
  const rows = await goodsRows()
    .where(whole(filter))
    .orderBy(...orders[sort](price, terms), asc(goods.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  // Below a chosen category its children are offered; a keyword alone leads straight to kinds.
  const childLevel = level ? level + 1 : terms.length ? 3 : 1
  const count = () => countGoods(filter, childLevel)
  const counted = query.inStock ? await count() : await keptCounts(countedFor(query, terms, group), count)
  return { rows, ...counted }
}

const nothing: Found = { rows: [], total: 0, facets: { brands: [], categories: [], attrs: [] } }

/** @throws Refusal 404 for an unknown category */
export async function pageOf(query: GoodsQuery, asker: Asker): Promise<Answer<typeof goodsPage>> {
  const { categoryId, shopId, goodsKeyWord: keyword = '' } = query
  const crumbs = categoryId ? await categoryPath(categoryId) : []
  if (categoryId && !crumbs.length) throw notFound()
  const terms = termsOf(keyword)
  let found = keyword && !terms.length ? nothing : await find(query, terms, crumbs.length, asker)
  let suggestion: string | undefined
  if (!found.total && terms.length) {
    const reading = await respell(terms)
    if (reading?.exact) found = await find(query, reading.terms, crumbs.length, asker)
    else suggestion = reading?.text
  }
  const content = await cardsOf(found.rows, asker)
  const shop = shopId ? await shopNamed(shopId) : undefined
  return {
    ...pageWith(content, found.total, query),
    facets: found.facets,
    crumbs,
    ...(shop && { shop }),
    ...(suggestion && { suggestion }),
    hasHiddenPrices: content.some(({ skuItemDefault }) => skuItemDefault.priceHidden === true),
  }
}
