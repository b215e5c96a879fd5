import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { code, fileList, formText, id, money, quantity, text, wording, yesNo } from '../../core/shapes'
import { shopGift } from '../../catalogue/gifts/gift-shapes'
import { couponOffer } from '../../money/coupons/coupon-shapes'
import { cartLine, promotion } from '../cart/cart.contract'

/** Of an order's remark, in characters. */
export const longestRemark = 50

/** Of the buyer's own numbers, in characters. */
export const longestNumber = 50
/** Lines whose numbers one change may carry. */
export const mostNotes = 1000

/** The buyer's own numbers of a line. */
const lineNote = { purchaseNo: text(longestNumber), costCentre: text(longestNumber) }

const draftLine = z.extend(cartLine, { purchaseNo: z.string(), costCentre: z.string() })
export type DraftLine = z.output<typeof draftLine>

const shop = z.object({ id, name: wording, shopType: z.int() })

/** The rules are those of the invoice's form, which not everybody who reads this needs to load. */
const invoice = z.object({
  /** A code of `invoiceType`. */
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
  /** Until when it must be paid; orders under review have none yet. */
  payDeadline: z.optional(z.string()),
  /** The day by which all of it should be there, `yyyy-MM-dd`. */
  arrivesOn: z.optional(z.string()),
  shop,
})
/** What became of a checkout: one order for each shop, and one more for its custom goods. */
const placed = z.object({
  orders: z.array(placedOrder),
  payAmount: money,
  /** What is to be paid of them now, or was. */
  payOrderId: z.optional(id),
  /** What was paid, by codes of `payMethod`. */
  payments: z._default(z.array(z.object({ payCode: z.int(), amount: money })), []),
  /** Points that were deducted. */
  pointsUsed: z._default(z.int(), 0),
})
export type Placed = z.output<typeof placed>

const draft = z.object({
  draftId: id,
  expiresAt: z.string(),
  /** The accepted quotation that is ordered, at its own prices. */
  offer: z.optional(z.object({ id, offerNo: z.string() })),
  /** What can be ordered now, by shop, at today's prices. */
  groups: z.array(
    z.object({
      shop,
      lines: z.array(draftLine),
      goodsAmount: money,
      freight: money,
      /** Goods for so much more come without freight; absent where freight is not charged anyway. */
      freeFrom: z.optional(money),
      /** Activities that its goods are in. */
      promotions: z._default(z.array(promotion), []),
    }),
  ),
  /** Gifts that come with its orders once they are paid, or nearly do. */
  gifts: z.optional(z.array(shopGift)),
  /** Chosen lines that cannot be ordered now: they stay in the cart. */
  left: z.array(draftLine),
  kinds: z.int(),
  pieces: z.int(),
  addressId: z.optional(id),
  deliveryWay: z.int(),
  invoice: z.optional(invoice),
  /** 10: the company is certified, which special invoices are for. */
  certified: yesNo,
  remark: z.string(),
  requireDate: z.optional(z.string()),
  files: z.array(z.string()),
  /** `discount` by activities, then `coupon`, then `points`: taken off the goods, in this order. */
  amounts: z.object({
    goods: money,
    freight: money,
    discount: money,
    coupon: z._default(money, 0),
    points: z._default(money, 0),
    pay: money,
  }),
  /** All of the buyer's coupons, those that take most off first. */
  coupons: z._default(z.array(couponOffer), []),
  /** Absent where the site takes no points; `most` may be used now and take off so much, `used` are. */
  points: z.optional(
    z.object({
      available: z.int(),
      most: z.int(),
      used: z.int(),
      mostWorth: z.optional(money),
      availableWorth: z.optional(money),
    }),
  ),
  /** 10: the main account reviews the order before it can be paid. */
  needReview: yesNo,
  /** A gift, paid with so many points and the payment password, beside what it costs in money. */
  gift: z.optional(z.object({ id, points: z.int(), available: z.int() })),
  /** What can be paid at once; the rest is paid after its review. */
  payNow: z._default(money, 0),
  /** Up to so much accounts pay without the payment password. */
  passwordFree: z._default(money, 0),
  /** Stands for exactly what is shown; the submission carries it. */
  stamp: z.string(),
  /** Once it was submitted. */
  placed: z.optional(placed),
})
export type Draft = z.output<typeof draft>

const base = '/bbb/userCenter/order'

export const openDraft = endpoint(`POST ${base}/checkout`, {
  about:
    'Begins a checkout of the selected lines of the cart, of those named, of an accepted quotation, of one SKU or of a gift; it holds for 30 minutes.',
  needs: 'token',
  body: z.object({
    cartIdList: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
    offerId: z.optional(id),
    /** One SKU around the cart; the quantity is in pieces of the default unit, or in this one. */
    buyNow: z.optional(z.object({ skuId: id, quantity, unitCode: z.optional(text(20)) })),
    /** A gift for points, `quantity` pieces of it. */
    giftId: z.optional(id),
    quantity: z.optional(quantity),
  }),
  data: draft,
})

export const readDraft = endpoint(`GET ${base}/checkout/{id}`, {
  about: 'A checkout at today’s prices and stock; once submitted, also the orders that it became.',
  needs: 'token',
  data: draft,
})

/** `null` takes a choice back; what is left out stays as it is. */
export const changeDraft = endpoint(`PUT ${base}/checkout/{id}`, {
  about: 'Changes choices of a checkout and answers it with new amounts.',
  needs: 'token',
  body: z.object({
    addressId: z.optional(id),
    deliveryWay: z.optional(code),
    invoice: z.optional(z.nullable(invoice)),
    remark: z.optional(text(longestRemark)),
    requireDate: z.optional(z.nullable(formText)),
    /** One of the platform and one of each shop; `null`: the best ones. */
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
    'Orders a checkout exactly as it was shown, once. 409: prices, stock, choices or the sum of the parts differ by now; 402 and 422: about the accounts that pay. Nothing was ordered then.',
  needs: 'token',
  once: true,
  body: z.object({
    draftId: id,
    /** As the checkout was answered. */
    stamp: z.string().check(z.minLength(1), z.maxLength(64)),
    /** What the buyer was shown; it must be what the server finds. */
    payAmount: money,
    /** How what can be paid at once is divided, to the last minor unit; accounts are debited with the submission. */
    funding: z.optional(z.array(z.object({ payCode: code, amount: money })).check(z.maxLength(5))),
    /** Wanted where an account pays a part. */
    payPassword: z.optional(text(6)),
  }),
  data: z.extend(placed, {
    /** The number on the cart button now. */
    totalCount: z.int(),
  }),
})
