import { and, arrayOverlaps, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { goodsPage } from '../../../../src/catalogue/goods/goods.contract'
import { answering } from '../search/search-condition'
import type { Wanted } from '../search/wanted'
import { figurePattern } from './figure-pattern'
import { goods } from './goods.table'
import { metBy, type Reader } from './met-goods'

export type GoodsQuery = Asked<typeof goodsPage>['body']

/** Whether it is narrowed by what goods cost the asker. */
export const isPriced = ({ minPrice, maxPrice }: GoodsQuery) =>
  minPrice !== undefined || maxPrice !== undefined

/** What a list is narrowed by, apart: each facet is counted without its own choice. */
export type GoodsFilter = {
  base: SQL | undefined
  /** Only rows themselves tell which goods fit: no index over kinds alone. */
  byRow: boolean
  brandIds: string[]
  /** By attribute name. */
  attrs: Map<string, SQL | undefined>
}

const levels = [goods.departmentId, goods.groupId, goods.categoryId]
/** The column that holds categories of a level, 1 to 3. */
export const categoryColumn = (level: number) => levels[level - 1] ?? goods.categoryId

const hasOneOf = (name: string, values: readonly string[]) =>
  values.length
    ? arrayOverlaps(
        goods.attrs,
        values.map((value) => `${name}=${value}`),
      )
    : undefined

/** One of its values is a figure between both; what is no figure is never in a range. */
function inRange(name: string, { min, max }: { min?: number | undefined; max?: number | undefined }) {
  if (min === undefined && max === undefined) return undefined
  const value = sql`substr(pair, ${name.length + 2}::int)`
  const figure = sql`case when ${value} ~ ${figurePattern.source} then ${value}::numeric end`
  return exists(
    sql`(select 1 from unnest(${goods.attrs}) as one_of(pair) where ${and(
      sql`starts_with(pair, ${`${name}=`})`,
      min === undefined ? undefined : sql`${figure} >= ${min}::numeric`,
      max === undefined ? undefined : sql`${figure} <= ${max}::numeric`,
    )})`,
  )
}

/**
 * @param wanted what the keyword asks for
 * @param level level of the wanted category, 1 to 3
 * @param price what goods cost the asker
 */
export function filterOf(
  query: GoodsQuery,
  wanted: readonly Wanted[],
  level: number,
  price: SQL,
  reader: Reader,
): GoodsFilter {
  const { categoryId, shopId, brandIds = [], attrs = {}, ranges = {}, minPrice, maxPrice } = query
  const named = new Set([...Object.keys(attrs), ...Object.keys(ranges)])
  return {
    byRow: [wanted.length, named.size, isPriced(query), query.inStock, query.memberPriceOnly].some(Boolean),
    base: and(
      metBy(reader),
      answering(wanted),
      categoryId ? eq(categoryColumn(level), categoryId) : undefined,
      shopId ? eq(goods.shopId, shopId) : undefined,
      minPrice === undefined ? undefined : sql`${price} >= ${toDecimal(minPrice)}::numeric`,
      maxPrice === undefined ? undefined : sql`${price} <= ${toDecimal(maxPrice)}::numeric`,
      query.inStock ? eq(goods.inStock, true) : undefined,
      query.memberPriceOnly ? eq(goods.hasMemberPrice, true) : undefined,
    ),
    brandIds,
    attrs: new Map(
      [...named].flatMap((name): [string, SQL | undefined][] => {
        const chosen = and(hasOneOf(name, attrs[name] ?? []), inRange(name, ranges[name] ?? {}))
        return chosen ? [[name, chosen]] : []
      }),
    ),
  }
}

export const brandCondition = ({ brandIds }: GoodsFilter) =>
  brandIds.length ? inArray(goods.brandId, brandIds) : undefined

/** All of it together. */
export const whole = (filter: GoodsFilter) =>
  and(filter.base, brandCondition(filter), ...filter.attrs.values())
