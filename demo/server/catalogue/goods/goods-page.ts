import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { goodsPage, Sort } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { visitor } from '../../core/security/auth'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { categoryPath } from '../categories/category-path'
import { closest, type Reading } from '../search/closest'
import { isFound } from '../search/is-found'
import { falling, fallingKeys, orderedIds, risingKeys, type Order } from '../search/ordered-ids'
import { rankedIds } from '../search/ranked-goods'
import { wantedOf, type Wanted } from '../search/wanted'
import { shopNamed } from '../shops/shops'
import type { Asker } from './asker'
import { cardsById } from './goods-cards'
import { countGoods, type Counted } from './goods-facets'
import { filterOf, isPriced, whole, type GoodsQuery } from './goods-filter'
import { goods } from './goods.table'
import { cachedUntilChanged } from './cached-until-changed'
import { levelOf } from './level-of'
import { listPrice } from './list-price'
import { visibilityKey } from './visible-goods'
import { mayEnter } from '../../account/private-shops/private-shops'

/** Column and order of each sort. Without a column, the asker's price is used. */
const orders: Record<Sort, { of?: PgColumn; order: Order }> = {
  default: { of: goods.weight, order: falling },
  sales: { of: goods.sales, order: falling },
  new: { of: goods.shelfAt, order: falling },
  priceAsc: { order: risingKeys },
  priceDesc: { order: fallingKeys },
}

/** Maximum number of listed goods. Deep pages get slower with each page. */
const mostListed = 20_000

type Found = { ids: string[] } & Counted

/**
 * Returns all inputs that the counts depend on.
 * @param by `group`: key of askers with the same prices, `level`: the asker's member level
 */
function countedFor(query: GoodsQuery, wanted: Wanted[], { group, level }: { group: string; level: number }) {
  const { categoryId, shopId, brandIds, attrs, ranges, minPrice, maxPrice, memberPriceOnly } = query
  const prices = isPriced(query) && [minPrice, maxPrice, group]
  const ways = wanted.map((one) => one.ways)
  const memberPrices = memberPriceOnly && level
  return { ways, categoryId, shopId, brandIds, attrs, ranges, memberPrices, prices }
}

const counts = cachedUntilChanged<Counted>(1_000)
const pages = cachedUntilChanged<string[]>(5_000)

async function find(query: GoodsQuery, wanted: Wanted[], level: number, asker: Asker): Promise<Found> {
  const { pageNumber, pageSize, sort } = query
  const inPriceOrder = sort.startsWith('price')
  // The asker's price is computed only if it affects the result.
  const decides = inPriceOrder || isPriced(query)
  const { price, group } = await listPrice(decides ? asker : { ...asker, who: visitor })
  const filter = filterOf(query, wanted, level, price, asker)
  // A chosen category offers its children; a keyword without a category offers third-level categories.
  const childLevel = level ? level + 1 : wanted.length ? 3 : 1
  const question = countedFor(query, wanted, { group, level: levelOf(asker.who) })
  const visibility = await visibilityKey(asker)
  const count = () => countGoods(filter, childLevel)
  const counted = query.inStock ? await count() : await counts(visibility, question, count)

  const first = (pageNumber - 1) * pageSize
  if (first >= Math.min(counted.total, mostListed)) return { ids: [], ...counted }
  const hits = {
    where: whole(filter),
    total: counted.total,
    byWords: wanted.length > 0,
    indexed: !wanted.length && sort === 'default',
  }
  const list = async () => {
    if (wanted.length && sort === 'default') return rankedIds(wanted, hits, first, pageSize)
    const { of, order } = orders[sort]
    return orderedIds(hits, order, of ? sql`${of}` : price, pageSize, first)
  }
  const listed = [question, first, pageSize, sort, inPriceOrder && group]
  return { ids: query.inStock ? await list() : await pages(visibility, listed, list), ...counted }
}

const nothing: Found = {
  ids: [],
  total: 0,
  facets: { brands: [], categories: [], attrs: [] },
  estimated: false,
}

type Otherwise = Pick<Answer<typeof goodsPage>, 'suggestion' | 'shownFor'>

/** Builds the notice for a keyword that was replaced, or the suggestion of another one. */
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
  // If only the filters exclude all hits, another keyword does not help.
  if (!found.total && wanted.length && !(await isFound(wanted, asker))) {
    const reading = await closest(wanted, asker)
    if (reading && (reading.exact || !query.exact))
      found = await find(query, reading.wanted, crumbs.length, asker)
    if (reading && !reading.exact) otherwise = tellOf(reading, query)
  }
  const content = await cardsById(found.ids, asker)
  const shop = shopId && (await mayEnter(asker.who, shopId)) ? await shopNamed(shopId) : undefined
  return {
    ...pageWith(content, found.total, query),
    totalPages: Math.ceil(Math.min(found.total, mostListed) / query.pageSize),
    ...(found.estimated && { estimated: true }),
    facets: found.facets,
    crumbs,
    ...(shop && { shop }),
    ...otherwise,
    hasHiddenPrices: content.some(({ skuItemDefault }) => skuItemDefault.priceHidden === true),
  }
}
