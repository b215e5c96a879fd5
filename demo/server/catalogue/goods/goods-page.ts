import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { goodsPage, Sort } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer } from '../../../../src/core/endpoint'
import { pageWith } from '../../core/page-with'
import { notFound } from '../../core/refusal'
import { categoryPath } from '../categories/category-path'
import { closest, type Reading } from '../search/closest'
import { isFound } from '../search/is-found'
import { relevance } from '../search/search-condition'
import { wantedOf, type Wanted } from '../search/wanted'
import { shopNamed } from '../shops/shops'
import type { Asker } from './asker'
import { cardsOf } from './goods-cards'
import { countGoods, type Counted } from './goods-facets'
import { filterOf, whole, type GoodsQuery } from './goods-filter'
import { goodsRows, type GoodsRow } from './goods-rows'
import { goods } from './goods.table'
import { keptCounts } from './kept-counts'
import { listPrice } from './list-price'
import { metKey } from './met-goods'
import { mayEnter } from '../../account/private-shops/private-shops'

/** What each sort orders by; the id decides between equals, so that pages never overlap. */
const orders: Record<Sort, (price: SQL, wanted: Wanted[]) => SQL[]> = {
  default: (_, wanted) => [...(wanted.length ? [desc(relevance(wanted))] : []), desc(goods.weight)],
  sales: () => [desc(goods.sales)],
  new: () => [desc(goods.shelfAt)],
  priceAsc: (price) => [sql`${price} asc nulls last`],
  priceDesc: (price) => [sql`${price} desc nulls last`],
}

type Found = { rows: GoodsRow[] } & Counted

/**
 * All that counts depend on.
 * @param group of askers who see the same prices
 * @param met what is the same for all who meet the same goods
 */
function countedFor(query: GoodsQuery, wanted: Wanted[], group: string, met: string) {
  const { categoryId, shopId, brandIds, attrs, ranges, minPrice, maxPrice, memberPriceOnly } = query
  const priced = minPrice !== undefined || maxPrice !== undefined
  const prices = priced && [minPrice, maxPrice, group]
  const ways = wanted.map((one) => one.ways)
  return { ways, categoryId, shopId, brandIds, attrs, ranges, memberPriceOnly, prices, met }
}

async function find(query: GoodsQuery, wanted: Wanted[], level: number, asker: Asker): Promise<Found> {
  const { price, group } = await listPrice(asker)
  const filter = filterOf(query, wanted, level, price, asker)
  const { pageNumber, pageSize, sort } = query
  const rows = await goodsRows()
    .where(whole(filter))
    .orderBy(...orders[sort](price, wanted), asc(goods.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  // Below a chosen category its children are offered; a keyword alone leads straight to kinds.
  const childLevel = level ? level + 1 : wanted.length ? 3 : 1
  const count = () => countGoods(filter, childLevel)
  const counted = query.inStock
    ? await count()
    : await keptCounts(countedFor(query, wanted, group, await metKey(asker)), count)
  return { rows, ...counted }
}

const nothing: Found = { rows: [], total: 0, facets: { brands: [], categories: [], attrs: [] } }

type Otherwise = Pick<Answer<typeof goodsPage>, 'suggestion' | 'shownFor'>

/** What the page says of a keyword that was read in another way, or could be. */
function tellOf({ text, dropped }: Reading, { exact }: GoodsQuery): Otherwise {
  if (!exact) return { shownFor: { keyword: text, dropped } }
  return dropped.length ? {} : { suggestion: text }
}

/** @throws Refusal 404 for an unknown category */
export async function pageOf(query: GoodsQuery, asker: Asker): Promise<Answer<typeof goodsPage>> {
  const { categoryId, shopId, goodsKeyWord: keyword = '' } = query
  const crumbs = categoryId ? await categoryPath(categoryId) : []
  if (categoryId && !crumbs.length) throw notFound()
  const wanted = await wantedOf(keyword)
  let found = keyword && !wanted.length ? nothing : await find(query, wanted, crumbs.length, asker)
  let otherwise: Otherwise = {}
  // Where filters alone leave nothing, another keyword is no answer.
  if (!found.total && wanted.length && !(await isFound(wanted, asker))) {
    const reading = await closest(wanted, asker)
    if (reading && (reading.exact || !query.exact))
      found = await find(query, reading.wanted, crumbs.length, asker)
    if (reading && !reading.exact) otherwise = tellOf(reading, query)
  }
  const content = await cardsOf(found.rows, asker)
  const shop = shopId && (await mayEnter(asker.who, shopId)) ? await shopNamed(shopId) : undefined
  return {
    ...pageWith(content, found.total, query),
    facets: found.facets,
    crumbs,
    ...(shop && { shop }),
    ...otherwise,
    hasHiddenPrices: content.some(({ skuItemDefault }) => skuItemDefault.priceHidden === true),
  }
}
