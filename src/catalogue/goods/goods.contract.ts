import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { day, dictOf, id, money, no, page, paging, quantity, wording, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

/** Price from a quantity upwards, for one member level or for all members. */
const memberPrice = z.object({ level: z.optional(z.int()), minQuantity: z.int(), price: money })
export type MemberPrice = z.output<typeof memberPrice>

/**
 * Prices that the current buyer may see. A visitor receives only `goodsPrice`, and no price of goods with a brand
 * price (`priceHidden`). `salePrice` is this buyer's price at the smallest order, selected by the server.
 * `activityPrice` is the same price if an activity sets it. `oldPrice` is the retail price above it. `priceKind` names the
 * rule that sets the price, a value of `priceKinds`. A back end that sends it can explain the price (`skuPriceTrace`).
 */
const price = {
  priceHidden: z.optional(z.boolean()),
  goodsPrice: z.optional(money),
  goodsBrandPrice: z.optional(money),
  salePrice: z.optional(money),
  priceKind: z.optional(z.string()),
  activityPrice: z.optional(money),
  oldPrice: z.optional(money),
  memPriceList: z.optional(z.array(memberPrice)),
}

/**
 * Unit for prices and quantities: `ratio` pieces of the default unit. Absent: the unit conversion list gives the ratio
 * by the unit's code.
 */
const unit = z.object({
  itemId: id,
  unitCode: z._default(z.string(), ''),
  unitName: wording,
  ratio: z.optional(z.int()),
  defaultPriceUnit: z._default(yesNo, no),
})
export type Unit = z.output<typeof unit>

/** True if the site sells more than its stock: the brand site's `unenoughStockSale`, which defaults to 10. */
const sellsShort = z._default(z.boolean(), true)

/** Stock: figures for members, a code of `stockState` for visitors. */
const stock = {
  stockQuantity: z.optional(z.int()),
  safetyStock: z.optional(z.int()),
  stockState: z.optional(z.int()),
}
/** True if the requested quantity is available, otherwise the smallest order; for visitors only. */
const enough = z.optional(z.boolean())

/** Texts, order quantities and lists that a back end may omit; nothing is shown for them. */
const words = z._default(wording, '')
const plainText = z._default(z.string(), '')
const pieces = z._default(z.int(), 1)
const skuCode = plainText

const tag = z.object({
  kind: z.enum(['member', 'activity', 'promotion', 'custom', 'new']),
  label: z.string(),
})

export const goods = z.object({
  id,
  goodsName: wording,
  brandName: words,
  /** Picture address, or comma-joined addresses. */
  goodsImageShow: plainText,
  skuItemDefault: z.object({
    skuId: id,
    skuCode,
    ...price,
    stockQuantity: stock.stockQuantity,
    enough,
    minQuantity: pieces,
    step: pieces,
    sellsShort,
  }),
  /** Stock of all SKUs together. */
  ...stock,
  priceUnitInfoList: z._default(z.array(unit), []),
  /**
   * Unit conversions: pieces of the default unit per unit, by its code or item id. Only units with a known ratio, from
   * here or from `ratio`, are offered for orders.
   */
  priceUnitInfoTransferList: z._default(
    z.array(z.object({ priceUnitCode: z.string(), ratio: z.optional(z.int()) })),
    [],
  ),
  skuCount: pieces,
  sales: z._default(z.int(), 0),
  tags: z._default(z.array(tag), []),
  /** First attributes with a single value, for the columns of tables. */
  attrs: z.optional(z.array(z.object({ name: wording, value: wording }))),
})
export type Goods = z.output<typeof goods>

export const sku = z.object({
  id,
  skuCode,
  /** Value by dimension: `{ "精度等级": "P0" }`. */
  spec: z._default(z.record(wording, wording), {}),
  ...price,
  ...stock,
  enough,
  minQuantity: pieces,
  step: pieces,
  sellsShort,
})
export type Sku = z.output<typeof sku>

/** Running activity that includes the goods: members pay `rate` percent of the retail price, or save `by` from `from`. */
const heldBy = z.object({
  id,
  title: wording,
  endAt: day,
  rate: z.optional(z.int()),
  from: z.optional(money),
  by: z.optional(money),
})
export type HeldBy = z.output<typeof heldBy>

const shopCard = z.object({ id, name: wording, shopType: z._default(z.int(), 10), score: plainText })

export const goodsDetail = endpoint('GET /bbb/goodsInfo/detail/{id}', {
  about: 'Returns a product with its SKUs, attributes, pictures, shop and rich description.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.extend(goods, {
    images: z._default(z.array(z.string()), []),
    skuList: z.array(sku),
    /** Dimensions along which SKUs differ, with their values in order. */
    specList: z._default(z.array(z.object({ name: wording, values: z.array(wording) })), []),
    attrs: z._default(z.array(z.object({ name: wording, value: wording })), []),
    detailHtml: words,
    /** Seller, if it is not the brand site itself. */
    shop: z.optional(shopCard),
    /** Path of its categories, from the first level down. */
    crumbs: z._default(z.array(z.object({ id, name: wording })), []),
    /** Promises of the brand site for all goods, in a few words each. */
    services: z._default(z.array(wording), []),
    activities: z._default(z.array(heldBy), []),
    /** Gifts that come with orders of an amount, smallest amount first. */
    gifts: z.optional(z.array(z.object({ id, name: wording, orderAmount: money }))),
    customizable: z._default(yesNo, no),
    /** Days until custom goods, or goods that are out of stock, can be shipped. */
    deliveryCycle: z.optional(z.int()),
    /** Address of a video about the goods. */
    video: z.optional(z.string()),
    /** Address of a drawing with dimensions. */
    dimensionDrawing: z.optional(z.string()),
    documents: z._default(z.array(z.object({ name: z.string(), url: z.string() })), []),
  }),
})
export type GoodsDetail = z.output<(typeof goodsDetail)['shapes']['data']>

export const recommendedGoods = endpoint('GET /bbb/goodsInfo/recommend/{id}', {
  about: 'Lists goods of related categories, the best-selling first.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.array(goods),
})

export const sorts = ['default', 'sales', 'priceAsc', 'priceDesc', 'new'] as const
export type Sort = (typeof sorts)[number]

/** Maximum number of filtered attributes, for each kind of filter. */
export const mostAttributes = 20

/** Limit of a numeric attribute, far beyond real values. */
const limit = z.optional(z.number().check(z.minimum(-1e9), z.maximum(1e9)))

const facet = z.object({
  /** Key of the attribute in filter requests; `label` is its shown name. */
  name: z.string(),
  label: z.optional(wording),
  /** If all values are numbers: the smallest, the largest and their unit. */
  range: z.optional(z.object({ min: z.number(), max: z.number(), unit: z.string() })),
  values: z.array(z.object({ value: z.string(), label: wording, count: z.int() })),
})

const counted = z.object({ id, name: wording, count: z.int() })
const noFacets = { brands: [], categories: [], attrs: [] }

export const goodsPage = endpoint('POST /bbb/goodsInfo/page', {
  simple: true,
  about: 'Lists goods by keyword, category and filters. Hidden prices neither sort nor filter.',
  body: z.object({
    ...paging,
    brandTerminalId: id,
    goodsKeyWord: z.optional(text(50)),
    /** Only exact matches of the keyword. Default: a keyword without matches falls back to the closest ones. */
    exact: z.optional(z.boolean()),
    categoryId: z.optional(id),
    shopId: z.optional(id),
    brandIds: z.optional(z.array(id).check(z.maxLength(50))),
    /** Wanted values by attribute name; values of one name are alternatives. */
    attrs: z.optional(
      dictOf(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), mostAttributes),
    ),
    /** Wanted range by attribute name, for numeric attributes; `min` and `max` are included. */
    ranges: z.optional(dictOf(z.object({ min: limit, max: limit }), mostAttributes)),
    minPrice: z.optional(money),
    maxPrice: z.optional(money),
    inStock: z.optional(z.boolean()),
    memberPriceOnly: z.optional(z.boolean()),
    sort: z._default(z.enum(sorts), 'default'),
  }),
  data: z.extend(page(goods), {
    /** The number of matches is too large to count exactly; the total and the counts of the filters are estimates. */
    estimated: z.optional(z.boolean()),
    /** Available filters of the list and the number of goods for each. */
    facets: z._default(
      z.object({
        brands: z._default(z.array(counted), []),
        categories: z._default(z.array(counted), []),
        attrs: z._default(z.array(facet), []),
      }),
      noFacets,
    ),
    crumbs: z._default(z.array(z.object({ id, name: wording })), []),
    /** Shop that the list is filtered by. */
    shop: z.optional(z.object({ id, name: wording })),
    /** Similar spelling with matches, if the keyword has none. */
    suggestion: z.optional(z.string()),
    /** Keyword of the shown goods, if the requested one has no matches; `dropped` are its words that were left out. */
    shownFor: z.optional(z.object({ keyword: z.string(), dropped: z.array(z.string()) })),
    /** True if any price on this page is hidden from the current visitor. */
    hasHiddenPrices: z._default(z.boolean(), false),
  }),
})

/** Loads the goods of theme blocks, small elements and guest carts; at most 500 ids. */
export const goodsByIds = endpoint('POST /bbb/goodsInfo/listData', {
  simple: true,
  about:
    'Returns goods by id, in the order of the ids, and by SKU code, with that SKU as skuItemDefault. Unknown ones are omitted.',
  body: z.object({
    idList: z.array(id).check(z.maxLength(500)),
    /** Public codes of SKUs. */
    skuCodeList: z.optional(z.array(text(64, 1)).check(z.maxLength(500))),
    brandTerminalId: id,
  }),
  data: z.array(goods),
})

/** Returns the server's prices of chosen quantities, also for the lines of a guest cart. */
export const skuPrices = endpoint('POST /bbb/goodsInfo/price', {
  simple: true,
  about:
    'Returns price and stock of SKUs at a quantity for the caller. Visitors learn only whether the stock is sufficient.',
  body: z.object({
    lines: z
      .array(
        z.object({
          skuId: id,
          quantity,
          /** Item id of the quantity's unit; absent: the default unit. */
          goodsPriceUnit: z.optional(id),
        }),
      )
      .check(z.maxLength(1000)),
    brandTerminalId: id,
  }),
  data: z.array(
    z.object({
      skuId: id,
      skuCode,
      spec: z._default(z.record(wording, wording), {}),
      /** Name of a piece. */
      unitName: words,
      ...price,
      amount: z.optional(money),
      ...stock,
      enough,
      minQuantity: pieces,
      step: pieces,
    }),
  ),
})

export const searchSuggestions = endpoint('GET /bbb/goodsInfo/suggest', {
  about:
    'Returns completions of a keyword with the number of hits, and matching goods, categories and brands.',
  query: z.object({ keyword: text(50, 1), brandTerminalId: id }),
  data: z.array(
    z.object({
      text: wording,
      count: z.int(),
      /** Product of the suggestion; absent for a keyword, category or brand. */
      goods: z.optional(goods),
      categoryId: z.optional(id),
      brandId: z.optional(id),
    }),
  ),
})
