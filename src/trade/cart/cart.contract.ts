import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, money, no, quantity, wording, yesNo } from '../../core/shapes'
import { shopGift } from '../../catalogue/gifts/gift-shapes'
import { couponOffer } from '../../money/coupons/coupon-shapes'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { base, requireInfo } from './add-to-cart.contract'

export { addToCart, cartCount, type RequireInfo } from './add-to-cart.contract'

/** A line at today's price and stock. */
export const cartLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  spec: z._default(z.record(wording, wording), {}),
  /** In pieces of `unitName`'s unit. */
  quantity: z.int(),
  unitName: z._default(wording, ''),
  /** The unit that its buyer chose, of which `quantity` is a whole number; absent: the default one. */
  orderUnit: z.optional(orderUnit),
  /** The units to choose from, the default one first, where there are several. */
  orderUnits: z.optional(z.array(orderUnit)),
  minQuantity: z._default(z.int(), 1),
  step: z._default(z.int(), 1),
  checked: yesNo,
  price: money,
  /** What a piece costs from so many on, the fewest first, where that differs with the quantity. */
  priceSteps: z.optional(z.array(z.object({ from: z.int(), price: money }))),
  oldPrice: z.optional(money),
  memberPrice: z._default(yesNo, no),
  amount: money,
  /** Price when the line was put in, told when it differs now. */
  priceBefore: z.optional(money),
  stockQuantity: z.int(),
  /** Whether the site sells it also when there is not enough of it; absent: its refusal says that it does not. */
  sellsShort: z.optional(z.boolean()),
  safetyStock: z._default(z.int(), 0),
  shopCarBizType: z._default(z.int(), 10),
  /** Of a line of custom goods: what is to be made, and in how many days. */
  requireInfo: z.optional(requireInfo),
  deliveryCycle: z.optional(z.int()),
  /**
   * Why the line cannot be ordered now; `notApproved`: its private shop has withdrawn its approval of the company,
   * `unpriced`: of custom goods, whose price the platform names in a quotation.
   */
  invalidReason: z.optional(z.enum(['withdrawn', 'soldOut', 'tooMany', 'notApproved', 'unpriced'])),
})
export type CartLine = z.output<typeof cartLine>

/** An activity beside a shop's chosen goods: `by` is taken off from `from` on. */
export const promotion = z.object({
  activityId: id,
  shopId: id,
  title: wording,
  from: money,
  by: money,
  /** What its goods come to. */
  chosen: money,
  /** What it takes off. */
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
  /** By activities and coupons. */
  discount: z._default(money, 0),
  payAmount: money,
  /** The buyer's coupons that would count, those that take most off first; it reckons with the chosen ones. */
  coupons: z._default(z.array(couponOffer), []),
  /** Activities that the chosen goods of a shop are in. */
  promotions: z._default(z.array(promotion), []),
  /** Gifts that the chosen goods bring, or nearly do. */
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
  /** Lines that cannot be ordered any more: withdrawn goods, nothing left, a private shop that lets the company in no more. */
  invalid: z._default(z.array(cartLine), []),
  summary: cartSummary,
})
export type Cart = z.output<typeof cart>

/** What a write to the cart answers: the line it touched, where one is, and the totals, never the whole cart. */
const changed = z.object({ summary: cartSummary, line: z.optional(cartLine) })

export const getCart = endpoint(`GET ${base}/getShopCar`, {
  about: 'The cart, grouped by shop.',
  needs: 'token',
  data: cart,
})

export const updateQuantity = endpoint(`PUT ${base}/updateQuantity/{id}`, {
  about: 'Sets the quantity of a line, and the unit that it is ordered in.',
  needs: 'token',
  body: z.object({
    quantity,
    /** Item id of the unit that the quantity is given in; absent: the default one. */
    goodsPriceUnit: z.optional(id),
  }),
  data: changed,
})

export const updateRequirement = endpoint(`PUT ${base}/updateRequire/{id}`, {
  about: 'Changes what is to be made of a line of custom goods.',
  needs: 'token',
  body: requireInfo,
  data: changed,
})

export const selectAll = endpoint(`PUT ${base}/selectStateAll`, {
  about: 'Selects or unselects every line that can be ordered.',
  needs: 'token',
  body: z.object({ checked: yesNo }),
  data: changed,
})

export const chooseCoupons = endpoint(`PUT ${base}/chooseCoupons`, {
  about: 'Chooses the coupons that the total reckons with and the checkout begins with; null: the best ones.',
  needs: 'token',
  body: z.object({ couponIds: z.nullable(z.array(id).check(z.maxLength(50))) }),
  data: changed,
})

export const selectLines = endpoint(`PUT ${base}/updateSelect`, {
  about: 'Selects or unselects lines.',
  needs: 'token',
  body: z.object({ idList: z.array(id).check(z.minLength(1), z.maxLength(1000)), checked: yesNo }),
  data: changed,
})

export const keepLines = endpoint(`POST ${base}/moveToCollection`, {
  about: 'Keeps the goods of lines as favourites and takes the lines out of the cart.',
  needs: 'token',
  body: z.object({ idList: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  data: changed,
})

/** Ids are comma-joined in the query. */
export const deleteLines = endpoint(`DELETE ${base}/deleteBatch`, {
  about: 'Removes lines from the cart.',
  needs: 'token',
  query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
  data: changed,
})
