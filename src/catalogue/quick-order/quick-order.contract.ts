import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { orderUnit } from '../goods/order-unit'
import { sku } from '../goods/goods.contract'

/** Maximum number of lines of one check, and of one request to the cart. */
export const atOnce = 1_000
/** Maximum length of a code in characters. */
export const longestCode = 64

/** A SKU with its name, order rules and price. */
export const foundSku = z.extend(sku, {
  goodsId: id,
  goodsName: wording,
  brandName: wording,
  image: z.string(),
  unitName: wording,
  /** Order units, default unit first; absent if there is only the default. */
  orderUnits: z.optional(z.array(orderUnit)),
  /** No longer sold. */
  withdrawn: z.boolean(),
})
export type FoundSku = z.output<typeof foundSku>

const offered = foundSku.shape
const candidateOffer = z.object({
  unitName: offered.unitName,
  priceHidden: offered.priceHidden,
  goodsPrice: offered.goodsPrice,
  salePrice: offered.salePrice,
  activityPrice: offered.activityPrice,
  oldPrice: offered.oldPrice,
  stockQuantity: offered.stockQuantity,
  safetyStock: offered.safetyStock,
  stockState: offered.stockState,
})

const candidate = z.object({
  skuCode: z.string(),
  goodsName: wording,
  /** Code here for another manufacturer's designation: `6205-2RS` for `SKF 6205-2RS1`. */
  equals: z.optional(z.string()),
  /** Price and stock, in the shape of `foundSku`. */
  offer: z.optional(candidateOffer),
})
export type Candidate = z.output<typeof candidate>

export const checkCodes = endpoint('POST /bbb/quickOrder/check', {
  simple: true,
  about: 'Returns the SKU of each code, and similar SKUs for unknown codes.',
  body: z.object({
    brandTerminalId: id,
    codeList: z.array(text(longestCode, 1)).check(z.minLength(1), z.maxLength(atOnce)),
  }),
  data: z.array(
    z.object({
      /** Code as requested. */
      code: z.string(),
      /** Also found if only case, spaces, hyphens or underscores differ and exactly one SKU on sale matches. */
      sku: z.optional(foundSku),
      /**
       * Similar codes on sale, nearest first; empty if `sku` is present. A back end may return fewer for a request with many
       * codes because a response has at most 1 MB.
       */
      candidates: z.array(candidate),
      /** Codes of substitutes for `sku`, if the back end knows any. */
      substitutes: z.optional(z.array(candidate)),
    }),
  ),
})
