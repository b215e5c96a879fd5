import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { fileList, formText, id, quantity } from '../../core/shapes'

/** The most lines of a cart. */
export const mostCartLines = 5_000

// Apart, because every page may put something into the cart and few show one.

export const base = '/bbb/userCenter/userShoppingCar'

/** 10 standard, 30 custom goods. */
const shopCarBizType = z._default(z.union([z.literal(10), z.literal(30)]), 10)

const attachments = z._default(fileList(20), [])
/**
 * What is to be made of custom goods; the rules are those of the requirement's form, which carts alone need not
 * load. One from another back end may lack parts.
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
  /** Item id of the unit that the quantity is given in; its name beside it is for people. */
  goodsPriceUnit: z.optional(id),
  /**
   * Item id of the unit that the line is to be ordered in, of a quantity in pieces, as a visitor's cart counts them: where
   * they are no whole number of it, or it is no unit of the product any more, the line stays pieces and is not refused.
   */
  orderUnitId: z.optional(id),
  goodsPriceUnitName: z.optional(z.string().check(z.maxLength(50))),
  /** Lines of custom goods say what is to be made. */
  requireInfo: z.optional(requireInfo),
})

/**
 * Puts goods into the cart; also the merge of a guest's lines after login, under one idempotency key.
 * Quantities of a SKU add up; what cannot be bought is skipped and told.
 */
export const addToCart = endpoint(`POST ${base}/add`, {
  about: 'Adds lines to the cart. Quantities of the same SKU add up; unknown SKUs are skipped and reported.',
  needs: 'token',
  once: true,
  body: z.object({ shopCarBizType, skuGoodsList: z.array(newLine).check(z.minLength(1), z.maxLength(1000)) }),
  data: z.object({
    totalCount: z.int(),
    skipped: z._default(z.array(z.object({ skuId: id, reason: z.string() })), []),
  }),
})

export const cartCount = endpoint(`GET ${base}/count`, {
  about: 'The number on the cart button.',
  needs: 'token',
  data: z.object({ totalCount: z.int() }),
})
