import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, no, quantity, wording, yesNo } from '../../core/api/shapes'
import { shopGift } from '../../catalogue/gifts/gift-shapes'
import { couponOffer } from '../../money/coupons/coupon-shapes'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { base, requireInfo } from './add-to-cart.contract'

export { addToCart, cartCount, type RequireInfo } from './add-to-cart.contract'

/** Cart line at the current price and stock. */
export const cartLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  spec: z._default(z.record(wording, wording), {}),
  /** Quantity in pieces, named by `unitName`. */
  quantity: z.int(),
  unitName: z._default(wording, ''),
  /** Unit chosen by the buyer, `quantity` is a whole multiple of it. Default: the SKU's default unit. */
  orderUnit: z.optional(orderUnit),
  /** Available units if there are several, the default unit first. */
  orderUnits: z.optional(z.array(orderUnit)),
  minQuantity: z._default(z.int(), 1),
  step: z._default(z.int(), 1),
  checked: yesNo,
  price: money,
  /** Prices per piece by minimum quantity, in ascending order. Absent if the price is fixed. */
  priceSteps: z.optional(z.array(z.object({ from: z.int(), price: money }))),
  oldPrice: z.optional(money),
  memberPrice: z._default(yesNo, no),
  /** Rule that sets the price, a value of `priceKinds`. A back end that sends it can explain the price (`cartPriceTrace`). */
  priceKind: z.optional(z.string()),
  amount: money,
  /** Price when the line was added. Present only if it differs from the current one. */
  priceBefore: z.optional(money),
  stockQuantity: z.int(),
  /** True if the site accepts quantities above the stock. Absent: unknown until a quantity is rejected. */
  sellsShort: z.optional(z.boolean()),
  safetyStock: z._default(z.int(), 0),
  shopCarBizType: z._default(z.int(), 10),
  /** Requirement of custom goods, with the number of days. */
  requireInfo: z.optional(requireInfo),
  deliveryCycle: z.optional(z.int()),
  /**
   * Reason why the line cannot be ordered now. `notApproved`: the private shop has revoked the company's access.
   * `unpriced`: custom goods that the platform prices in a quotation.
   */
  invalidReason: z.optional(z.enum(['withdrawn', 'soldOut', 'tooMany', 'notApproved', 'unpriced'])),
})
export type CartLine = z.output<typeof cartLine>

/** Activity for a shop's selected goods: takes off `by` from an amount of `from`. */
export const promotion = z.object({
  activityId: id,
  shopId: id,
  title: wording,
  from: money,
  by: money,
  /** Total of the selected goods in the activity. */
  chosen: money,
  /** Discount of the activity. */
  cut: money,
})
export type Promotion = z.output<typeof promotion>

const cartSummary = z.object({
  /** Sum of the quantities of all lines. */
  totalCount: z.int(),
  kinds: z.int(),
  checkedCount: z.int(),
  checkedKinds: z.int(),
  amount: money,
  /** Discount by activities and coupons. */
  discount: z._default(money, 0),
  payAmount: money,
  /** Applicable coupons of the buyer, highest discount first. The total includes the chosen ones. */
  coupons: z._default(z.array(couponOffer), []),
  /** Activities that apply to a shop's selected goods. */
  promotions: z._default(z.array(promotion), []),
  /** Gifts that the selected goods qualify for, or nearly do. */
  gifts: z.optional(z.array(shopGift)),
  allChecked: yesNo,
})
export type CartSummary = z.output<typeof cartSummary>

const cart = z.object({
  groups: z.array(
    z.object({
      shop: z.object({ id, name: wording, shopType: z._default(z.int(), 10) }),
      lines: z.array(cartLine),
    }),
  ),
  /** Lines that can no longer be ordered: withdrawn, sold out, or in a private shop without access. */
  invalid: z._default(z.array(cartLine), []),
  summary: cartSummary,
})
export type Cart = z.output<typeof cart>

/** Response to a cart write: the totals and the changed line, if any, but never the whole cart. */
const changed = z.object({ summary: cartSummary, line: z.optional(cartLine) })

export const getCart = endpoint(`GET ${base}/getShopCar`, {
  about: 'Returns the cart, grouped by shop.',
  needs: 'token',
  data: cart,
})

export const updateQuantity = endpoint(`PUT ${base}/updateQuantity/{id}`, {
  about: 'Sets the quantity of a line and its order unit.',
  needs: 'token',
  body: z.object({
    quantity,
    /** Item id of the unit of the quantity. Default: the SKU's default unit. */
    goodsPriceUnit: z.optional(id),
  }),
  data: changed,
})

export const updateRequirement = endpoint(`PUT ${base}/updateRequire/{id}`, {
  about: 'Changes the requirement of a line of custom goods.',
  needs: 'token',
  body: requireInfo,
  data: changed,
})

export const selectAll = endpoint(`PUT ${base}/selectStateAll`, {
  about: 'Selects or deselects all lines that can be ordered.',
  needs: 'token',
  body: z.object({ checked: yesNo }),
  data: changed,
})

export const chooseCoupons = endpoint(`PUT ${base}/chooseCoupons`, {
  about: 'Sets the coupons for the total and the checkout. null: the best ones.',
  needs: 'token',
  body: z.object({ couponIds: z.nullable(z.array(id).check(z.maxLength(50))) }),
  data: changed,
})

export const selectLines = endpoint(`PUT ${base}/updateSelect`, {
  about: 'Selects or deselects lines.',
  needs: 'token',
  body: z.object({ idList: z.array(id).check(z.minLength(1), z.maxLength(1000)), checked: yesNo }),
  data: changed,
})

export const keepLines = endpoint(`POST ${base}/moveToCollection`, {
  about: 'Moves lines from the cart to the favourites.',
  needs: 'token',
  body: z.object({ idList: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  data: changed,
})

/** Ids are comma-separated in the query. */
export const deleteLines = endpoint(`DELETE ${base}/deleteBatch`, {
  about: 'Removes lines from the cart.',
  needs: 'token',
  query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
  data: changed,
})
