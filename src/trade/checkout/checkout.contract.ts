import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, fileList, formText, id, money, no, quantity, wording, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { shopGift } from '../../catalogue/gifts/gift-shapes'
import { couponOffer } from '../../money/coupons/coupon-shapes'
import { cartLine, promotion } from '../cart/cart.contract'
import { longestNumber, longestReason, longestRemark } from './text-limits'

/** Maximum number of lines whose numbers one change can contain. */
export const mostNotes = 1000

/** Buyer's own numbers of a line. */
const lineNote = { purchaseNo: text(longestNumber), costCentre: text(longestNumber) }

const draftLine = z.extend(cartLine, { purchaseNo: z.string(), costCentre: z.string() })
export type DraftLine = z.output<typeof draftLine>

const shop = z.object({ id, name: wording, shopType: z.int() })

/** Invoice request. The rules equal those of the invoice form, which most readers do not need to load. */
const invoice = z.object({
  /** Code of `invoiceType`. */
  type: code,
  title: formText,
  taxNo: z.optional(formText),
  bank: z.optional(formText),
  bankCard: z.optional(formText),
  regAddress: z.optional(formText),
  regPhone: z.optional(formText),
})
export type InvoiceWish = z.output<typeof invoice>

const placedOrder = z.object({
  id,
  orderNo: z.string(),
  state: z.int(),
  payAmount: money,
  /** Payment deadline. Absent for orders under review. */
  payDeadline: z.optional(z.string()),
  /** Expected day of complete delivery, `yyyy-MM-dd`. */
  arrivesOn: z.optional(z.string()),
  shop,
})
/** Result of a checkout: one order per shop, and a separate one for its custom goods. */
const placed = z.object({
  orders: z.array(placedOrder),
  payAmount: money,
  /** Id of the pay order for the amount due now, paid or unpaid. */
  payOrderId: z.optional(id),
  /** Paid amounts. `payCode` is a code of `payMethod`. */
  payments: z._default(z.array(z.object({ payCode: z.int(), amount: money })), []),
  /** Purchase request: instead of orders, because the company must approve first, or beside those of an emergency. */
  request: z.optional(
    z.object({
      id,
      no: z.string(),
      /** Code of `requestState`. */
      state: z.int(),
      /** Time until which price and stock are held. */
      holdUntil: z.optional(z.string()),
    }),
  ),
  /** Number of deducted points. */
  pointsUsed: z._default(z.int(), 0),
})
export type Placed = z.output<typeof placed>

const budgetNeed = z.object({
  /** Code of the cost centre as it stands on its lines. */
  costCentre: z.string(),
  lineIds: z.array(id),
  /** Amount that is left. It is negative after the budget was lowered. */
  free: money,
  needed: money,
  /** Part of `needed` that exceeds `free`. */
  missing: money,
  /** 10: the order is refused if something is missing. */
  hard: yesNo,
})
export type BudgetNeed = z.output<typeof budgetNeed>

const draft = z.object({
  draftId: id,
  expiresAt: z.string(),
  /** Accepted quotation, ordered at its own prices. */
  offer: z.optional(z.object({ id, offerNo: z.string() })),
  /** Orderable lines by shop, at current prices. */
  groups: z.array(
    z.object({
      shop,
      lines: z.array(draftLine),
      goodsAmount: money,
      freight: money,
      /** Goods amount from which freight is free. Absent where no freight is charged. */
      freeFrom: z.optional(money),
      /** Activities for the shop's goods. */
      promotions: z._default(z.array(promotion), []),
    }),
  ),
  /** Gifts that come with the paid orders, or that the orders nearly qualify for. */
  gifts: z.optional(z.array(shopGift)),
  /** Selected lines that cannot be ordered now. They stay in the cart. */
  left: z.array(draftLine),
  kinds: z.int(),
  pieces: z.int(),
  addressId: z.optional(id),
  deliveryWay: z.int(),
  invoice: z.optional(invoice),
  /** 10: the company is certified, which special invoices require. */
  certified: yesNo,
  remark: z.string(),
  /** PO number of the whole checkout. */
  poNumber: z._default(z.string(), ''),
  /** 10: the company requires a PO number. */
  poNumberRequired: z._default(yesNo, no),
  /** 10: only cost centres of the company are accepted. */
  costCentreKnown: z._default(yesNo, no),
  /** 10: each line needs a cost centre. */
  costCentreRequired: z._default(yesNo, no),
  /** Budgets of the lines' cost centres, with what the checkout needs of each. */
  budgets: z._default(z.array(budgetNeed), []),
  requireDate: z.optional(z.string()),
  files: z.array(z.string()),
  /** Reductions apply to the goods in this order: `discount` (activities), `coupon`, `points`. */
  amounts: z.object({
    goods: money,
    freight: money,
    discount: money,
    coupon: z._default(money, 0),
    points: z._default(money, 0),
    pay: money,
  }),
  /** All coupons of the buyer, highest discount first. */
  coupons: z._default(z.array(couponOffer), []),
  /**
   * Points. Absent where the site accepts none. At most `most` points can be used, worth `mostWorth`. `used` counts the
   * points in use.
   */
  points: z.optional(
    z.object({
      available: z.int(),
      most: z.int(),
      used: z.int(),
      mostWorth: z.optional(money),
      availableWorth: z.optional(money),
    }),
  ),
  /** 10: the company must approve the purchase before it is ordered and paid. */
  needReview: yesNo,
  /** Gift with its price in points, confirmed with the payment password. A price in money is paid separately. */
  gift: z.optional(z.object({ id, points: z.int(), available: z.int() })),
  /** Amount that can be paid now. The rest is paid after its review. */
  payNow: z._default(money, 0),
  /** Maximum amount that accounts pay without the payment password. */
  passwordFree: z._default(money, 0),
  /** Version stamp of this response. The submission must contain it. */
  stamp: z.string(),
  /** Present after the submission. */
  placed: z.optional(placed),
})
export type Draft = z.output<typeof draft>

const base = '/bbb/userCenter/order'

export const openDraft = endpoint(`POST ${base}/checkout`, {
  about:
    'Creates a checkout of the cart’s selected lines, of the given lines, of an accepted quotation, of one SKU or of a gift. It expires after 30 minutes.',
  needs: 'token',
  body: z.object({
    cartIdList: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
    offerId: z.optional(id),
    /** Buys one SKU without the cart. The quantity counts in `unitCode`, or in pieces without it. */
    buyNow: z.optional(z.object({ skuId: id, quantity, unitCode: z.optional(text(20)) })),
    /** Gift to redeem for points. `quantity` is in pieces. */
    giftId: z.optional(id),
    quantity: z.optional(quantity),
  }),
  data: draft,
})

export const readDraft = endpoint(`GET ${base}/checkout/{id}`, {
  about: 'Returns a checkout at current prices and stock, and its orders once it is submitted.',
  needs: 'token',
  data: draft,
})

/** `null` resets a choice. Absent fields stay unchanged. */
export const changeDraft = endpoint(`PUT ${base}/checkout/{id}`, {
  about: 'Changes choices of a checkout and returns it with the new amounts.',
  needs: 'token',
  body: z.object({
    addressId: z.optional(id),
    deliveryWay: z.optional(code),
    invoice: z.optional(z.nullable(invoice)),
    remark: z.optional(text(longestRemark)),
    poNumber: z.optional(text(longestNumber)),
    requireDate: z.optional(z.nullable(formText)),
    /** At most one coupon of the platform and one of each shop. `null` selects the best ones. */
    couponIds: z.optional(z.nullable(z.array(id).check(z.maxLength(50)))),
    pointsUsed: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    files: z.optional(fileList()),
    notes: z.optional(z.array(z.object({ lineId: id, ...lineNote })).check(z.maxLength(mostNotes))),
  }),
  data: draft,
})
export type DraftChange = z.input<(typeof changeDraft)['shapes']['body']>

export const submitOrder = endpoint(`POST ${base}/submit`, {
  about:
    'Submits a checkout exactly as shown, once. 409: prices, stock, choices or the sum of the payments have changed. 402, 422: the paying accounts do not permit it. 422: also PO number, cost centre or budget. 403: no right to order at once. Nothing is ordered after an error.',
  needs: 'token',
  permission: 'orderer',
  once: true,
  body: z.object({
    draftId: id,
    /** Version stamp from the checkout response. */
    stamp: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Amount shown to the buyer. It must equal the server's amount. */
    payAmount: money,
    /** Exact split of `payNow` in minor units. Accounts are debited with the submission. */
    funding: z.optional(z.array(z.object({ payCode: code, amount: money })).check(z.maxLength(5))),
    /** Reason for ordering at once what the company must approve. Nothing is paid with the submission then. */
    emergency: z.optional(text(longestReason, 1)),
    /** Required if an account pays a part. */
    payPassword: z.optional(text(6)),
  }),
  data: z.extend(placed, {
    /** New count for the cart button. */
    totalCount: z.int(),
  }),
})
