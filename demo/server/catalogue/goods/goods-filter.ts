import { and, arrayOverlaps, eq, exists, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { goodsPage } from '../../../../src/catalogue/goods/goods.contract'
import { answering } from '../search/search-condition'
import type { Wanted } from '../search/wanted'
import { figurePattern } from './figure-pattern'
import { goods } from './goods.table'
import type { Asker } from './asker'
import { levelOf } from './level-of'
import { visibleTo } from './visible-goods'

export type GoodsQuery = Asked<typeof goodsPage>['body']

/** Returns whether the list is filtered by the asker's price. */
export const isPriced = ({ minPrice, maxPrice }: GoodsQuery) =>
  minPrice !== undefined || maxPrice !== undefined

/** Conditions of a product list, kept separate because each facet is counted without its own condition. */
export type GoodsFilter = {
  base: SQL | undefined
  /** True if matching needs the rows, because the index over kinds alone cannot answer it. */
  byRow: boolean
  brandIds: string[]
  /** Conditions by attribute name. */
  attrs: Map<string, SQL | undefined>
}

const levels = [goods.departmentId, goods.groupId, goods.categoryId]
/** Returns the column of a category level, 1 to 3. */
export const categoryColumn = (level: number) => levels[level - 1] ?? goods.categoryId

const hasOneOf = (name: string, values: readonly string[]) =>
  values.length
    ? arrayOverlaps(
        goods.attrs,
        values.map((value) => `${name}=${value}`),
      )
    : undefined

/** Matches goods with a numeric value between `min` and `max`. Other values never match. */
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
 * Builds the conditions of a product list.
 * @param wanted parsed keyword
 * @param level level of the wanted category, 1 to 3
 * @param price price expression for the asker
 */
export function filterOf(
  query: GoodsQuery,
  wanted: readonly Wanted[],
  level: number,
  price: SQL,
  asker: Asker,
): GoodsFilter {
  const { categoryId, shopId, brandIds = [], attrs = {}, ranges = {}, minPrice, maxPrice } = query
  const named = new Set([...Object.keys(attrs), ...Object.keys(ranges)])
  return {
    byRow: [wanted.length, named.size, isPriced(query), query.inStock, query.memberPriceOnly].some(Boolean),
    base: and(
      visibleTo(asker),
      answering(wanted),
      categoryId ? eq(categoryColumn(level), categoryId) : undefined,
      shopId ? eq(goods.shopId, shopId) : undefined,
      minPrice === undefined ? undefined : sql`${price} >= ${toDecimal(minPrice)}::numeric`,
      maxPrice === undefined ? undefined : sql`${price} <= ${toDecimal(maxPrice)}::numeric`,
      query.inStock ? eq(goods.inStock, true) : undefined,
      query.memberPriceOnly ? lte(goods.memberPriceLevel, levelOf(asker.who)) : undefined,
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

/** Combines all conditions. */
export const whole = (filter: GoodsFilter) =>
  and(filter.base, brandCondition(filter), ...filter.attrs.values())
