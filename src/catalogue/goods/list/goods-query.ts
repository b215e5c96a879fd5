import type { Input } from '../../../core/api/endpoint'
import type { UrlQuery, QueryPatch } from '../../../core/address/url-state'
import { mostAttributes, sorts, type goodsPage, type Sort } from '../goods.contract'

const views = ['grid', 'table'] as const
export const pageSizes = [10, 20, 30] as const

/** Two decimals; empty: no limit. */
export type Range = { min: string; max: string }
export const noRange: Range = { min: '', max: '' }

/** Filters, order, view and page of a list of goods. */
export type GoodsQuery = {
  keyword: string
  /** Only exact matches of the typed keyword. */
  exact: boolean
  /** Empty: all categories. */
  categoryId: string
  brandIds: string[]
  /** Empty: all shops. */
  shopId: string
  /** Brand that the page or the element fixes for the list; empty: none. */
  ownBrand: string
  ownShop: string
  /** Wanted values by attribute name; an attribute without any is absent. */
  attrs: ReadonlyMap<string, string[]>
  /** Wanted range by attribute name, as decimals; empty: no limit. */
  ranges: ReadonlyMap<string, Range>
  /** Decimals of the main currency unit; empty: no limit. */
  minPrice: string
  maxPrice: string
  inStock: boolean
  memberPriceOnly: boolean
  sort: Sort
  view: (typeof views)[number]
  page: number
  pageSize: number
}

/** Values from the route or the element's attributes. Values in the address take precedence. */
export type GoodsListGiven = {
  categoryId?: string | undefined
  /** Brand of the list, which no filter removes. */
  brandId?: string | undefined
  /** Shop of the list. */
  shopId?: string | undefined
  keyword?: string | undefined
  pageSize?: number | undefined
  layout?: GoodsQuery['view'] | undefined
}

// One key of the address has several values, separated by bars; a bar inside a value is encoded as %7C.
const joined = (values: readonly string[]) =>
  values.map((value) => value.replace(/[%|]/g, encodeURIComponent)).join('|')
const split = (text = '', longest = 100) =>
  text
    .split('|', 50)
    .map((part) => part.replaceAll('%7C', '|').replaceAll('%25', '%'))
    .filter((part) => part !== '' && part.length <= longest)

const attrHead = 'attr.'
/** Names of the two fields of an attribute, in the address and in forms. */
export const limitKeys = (name: string): [min: string, max: string] => [`min.${name}`, `max.${name}`]
const oneOf = <T extends string>(choices: readonly T[], text: string | undefined) =>
  choices.find((choice) => choice === text)
const whole = (text = '') => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined)
const figure = (text = '') => (/^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? text : '')
const price = (text = '') => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? text : '')
const yes = '1'

/** Reads the query of an untrusted address; invalid values count as absent. */
export function readGoodsQuery(query: UrlQuery, given: GoodsListGiven = {}): GoodsQuery {
  const at = new Map(Object.entries(query).map(([key, text]) => [key, text.replaceAll('\0', '')]))
  const attrs = [...at].flatMap(([key, text]): [string, string[]][] => {
    const name = key.startsWith(attrHead) ? key.slice(attrHead.length) : ''
    const values = split(text)
    return name && name.length <= 50 && values.length > 0 ? [[name, values]] : []
  })
  const limited = new Set([...at.keys()].flatMap((key) => /^m(?:in|ax)\.(.{1,50})$/.exec(key)?.[1] ?? []))
  const ranges = [...limited].flatMap((name): [string, Range][] => {
    const [min, max] = limitKeys(name).map((key) => figure(at.get(key)))
    return min || max ? [[name, { min: min ?? '', max: max ?? '' }]] : []
  })
  const size = whole(at.get('size'))
  return {
    keyword: [...(at.get('goodsKeyWord') ?? given.keyword ?? '').trim()].slice(0, 50).join(''),
    exact: at.get('exact') === yes,
    categoryId: at.get('category') ?? given.categoryId ?? '',
    brandIds: given.brandId ? [] : split(at.get('brand'), 64),
    shopId: given.shopId ? '' : (at.get('shop') ?? '').slice(0, 64),
    ownBrand: given.brandId ?? '',
    ownShop: given.shopId ?? '',
    attrs: new Map(attrs.slice(0, mostAttributes)),
    ranges: new Map(ranges.slice(0, mostAttributes)),
    minPrice: price(at.get('min')),
    maxPrice: price(at.get('max')),
    inStock: at.get('stock') === yes,
    memberPriceOnly: at.get('member') === yes,
    sort: oneOf(sorts, at.get('sort')) ?? 'default',
    view: oneOf(views, at.get('view')) ?? given.layout ?? 'grid',
    page: whole(at.get('page')) ?? 1,
    pageSize: pageSizes.find((each) => each === size) ?? given.pageSize ?? 20,
  }
}

const flag = (on: boolean | undefined) => (on === undefined ? undefined : on ? yes : '')
const asText = (number: number | undefined) => (number === undefined ? undefined : String(number))

/**
 * Returns the change of the address for a change of the query, readable by `readGoodsQuery`. Any change except of
 * the view returns to the first page.
 */
export function goodsQueryPatch({ attrs, ranges, brandIds, ...change }: Partial<GoodsQuery>): QueryPatch {
  const patch: QueryPatch = {
    goodsKeyWord: change.keyword,
    // Another keyword resets the exact search.
    exact: flag(change.exact ?? (change.keyword === undefined ? undefined : false)),
    category: change.categoryId,
    brand: brandIds && joined(brandIds),
    shop: change.shopId,
    ...Object.fromEntries([...(attrs ?? [])].map(([name, values]) => [attrHead + name, joined(values)])),
    ...Object.fromEntries(
      [...(ranges ?? [])].flatMap(([name, { min, max }]) => {
        const [from, to] = limitKeys(name)
        return [
          [from, min],
          [to, max],
        ]
      }),
    ),
    min: change.minPrice,
    max: change.maxPrice,
    stock: flag(change.inStock),
    member: flag(change.memberPriceOnly),
    sort: change.sort === 'default' ? '' : change.sort,
    view: change.view,
    size: asText(change.pageSize),
  }
  const changed = Object.entries(patch).filter(([, text]) => text !== undefined)
  if (change.page !== undefined)
    return { ...Object.fromEntries(changed), page: change.page === 1 ? '' : asText(change.page) }
  return changed.every(([key]) => key === 'view')
    ? Object.fromEntries(changed)
    : { ...Object.fromEntries(changed), page: '' }
}

const keys = 'goodsKeyWord exact category brand shop min max stock member sort view page size'.split(' ')

/** Returns the change that removes the list's keys from an address; other keys stay. */
export const noGoodsQuery = (query: UrlQuery): QueryPatch =>
  Object.fromEntries(
    Object.keys(query)
      .filter((key) => keys.includes(key) || /^(attr|min|max)\./.test(key))
      .map((key) => [key, '']),
  )

const numberOf = (text: string) => (text ? Number(text) : undefined)

/** Returns the body of the request; the view is not part of it. */
export function goodsPageBody(query: GoodsQuery, brandTerminalId: string): Input<typeof goodsPage>['body'] {
  return {
    brandTerminalId,
    pageNumber: query.page,
    pageSize: query.pageSize,
    sort: query.sort,
    goodsKeyWord: query.keyword || undefined,
    exact: (query.keyword && query.exact) || undefined,
    categoryId: query.categoryId || undefined,
    brandIds: query.ownBrand ? [query.ownBrand] : query.brandIds.length > 0 ? query.brandIds : undefined,
    shopId: query.ownShop || query.shopId || undefined,
    attrs: query.attrs.size > 0 ? Object.fromEntries(query.attrs) : undefined,
    ranges:
      query.ranges.size > 0
        ? Object.fromEntries(
            [...query.ranges].map(([name, { min, max }]) => [
              name,
              { min: numberOf(min), max: numberOf(max) },
            ]),
          )
        : undefined,
    minPrice: query.minPrice || undefined,
    maxPrice: query.maxPrice || undefined,
    inStock: query.inStock || undefined,
    memberPriceOnly: query.memberPriceOnly || undefined,
  }
}
