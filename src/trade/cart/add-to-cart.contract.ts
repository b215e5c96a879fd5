import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { fileList, formText, id, quantity } from '../../core/api/shapes'

/** Maximum number of cart lines. */
export const mostCartLines = 5_000

// A separate file because every page can add to the cart, and few pages show it.

export const base = '/bbb/userCenter/userShoppingCar'

/** 10 standard, 30 custom goods. */
const shopCarBizType = z._default(z.union([z.literal(10), z.literal(30)]), 10)

const attachments = z._default(fileList(20), [])
/**
 * Requirement of custom goods. The rules equal those of the requirement form, which a cart alone does not need to load.
 * Data from another back end may lack fields.
 */
export const requireInfo = z.object({
  requireTime: z.optional(formText),
  requireOther: z.optional(formText),
  customizedPlanList: attachments,
  artConfirmationList: attachments,
  customizedDrawingList: attachments,
  extendList: attachments,
})
export type RequireInfo = z.output<typeof requireInfo>

const newLine = z.object({
  skuId: id,
  goodsId: z.optional(id),
  quantity,
  /** Item id of the unit of `quantity`. `goodsPriceUnitName` is for display only. */
  goodsPriceUnit: z.optional(id),
  /**
   * Item id of the unit to order in, for a quantity in pieces from a guest cart. The line stays in pieces if they are no
   * whole multiple of the unit, or if the product no longer has it.
   */
  orderUnitId: z.optional(id),
  goodsPriceUnitName: z.optional(z.string().check(z.maxLength(50))),
  /** Requirement of custom goods. */
  requireInfo: z.optional(requireInfo),
})

/**
 * Adds goods to the cart. Also merges guest lines after login, with one idempotency key.
 * Quantities of the same SKU add up. SKUs that cannot be ordered are skipped and reported.
 */
export const addToCart = endpoint(`POST ${base}/add`, {
  about: 'Adds lines to the cart. Quantities of the same SKU add up. Unknown SKUs are skipped and reported.',
  needs: 'token',
  once: true,
  body: z.object({ shopCarBizType, skuGoodsList: z.array(newLine).check(z.minLength(1), z.maxLength(1000)) }),
  data: z.object({
    totalCount: z.int(),
    skipped: z._default(z.array(z.object({ skuId: id, reason: z.string() })), []),
  }),
})

export const cartCount = endpoint(`GET ${base}/count`, {
  about: 'Returns the number of pieces in the cart, for the cart button.',
  needs: 'token',
  data: z.object({ totalCount: z.int() }),
})
