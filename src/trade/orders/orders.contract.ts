import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import { code, codeOf, id, money, page, paging, text, wording } from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { requireInfo } from '../cart/add-to-cart.contract'

/** A line as it was when it was ordered. */
const orderLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** The unit that it was ordered in, as it was then; absent: the default one. */
  orderUnit: z.optional(orderUnit),
  /** Of custom goods: what is to be made. */
  requireInfo: z.optional(requireInfo),
  quantity: z.int(),
  price: money,
  amount: money,
  /** Pieces that left the warehouse, and pieces that the buyer found in the parcels. */
  shippedQuantity: z._default(z.int(), 0),
  receivedQuantity: z._default(z.int(), 0),
  /** The buyer's own numbers, as they were given at checkout. */
  purchaseNo: z._default(z.string(), ''),
  costCentre: z._default(z.string(), ''),
})
export type OrderLine = z.output<typeof orderLine>

/** What came with an order: it has a number and a state of its own. */
const giftOfOrder = z.object({ orderNo: z.string(), state: z.int(), line: orderLine })
export type GiftOfOrder = z.output<typeof giftOfOrder>

const person = z.object({ id, name: z.string() })

/** An order as lists show it. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  orderType: z.int(),
  state: z.int(),
  payAmount: money,
  /** Points that paid a part, or were exchanged for a gift. */
  pointsUsed: z.optional(z.int()),
  lines: z.array(orderLine),
  shop: z.object({ id, name: wording, shopType: z.int() }),
  ...ofSite,
  createdAt: z.string(),
  /** Until when it must be paid, or its contract signed, while it waits for that. */
  payDeadline: z.optional(z.string()),
  /** Seconds until then, by the server's clock. */
  secondsLeft: z.optional(z.int()),
  /** The way in which it is paid, or is going to be: codes of `payMethod`. */
  payCodes: z._default(z.array(z.int()), []),
  /** A code of `cancelReason`, of a cancelled one. */
  cancelReason: z.optional(z.int()),
  /** Why it was closed, in words. */
  closedBecause: z.optional(z.string()),
  /** Parcels that were sent, and of how many while some are not. */
  parcels: z._default(z.int(), 0),
  parcelsInAll: z.optional(z.int()),
  /** The day on which it should be there: as promised when it was ordered, or later where it was put off. */
  arrivesOn: z.optional(z.string()),
  /** The day that was promised, where it was put off. */
  promisedOn: z.optional(z.string()),
  /** When it counts as received by itself. */
  receivedBy: z.optional(z.string()),
  /** The sub-account that placed it. */
  placedBy: z.optional(person),
  /** What who asks may do with it now: names of steps and actions of the order machine. */
  actions: z.optional(z.array(z.string())),
  /** What its state would allow and is not to be had: an action, and a code of `withheldReason`. */
  withheld: z.optional(z.array(z.object({ action: z.string(), reason: z.int() }))),
  /** After-sales of it that are under way, the latest first: numbers, and codes of `returnState`. */
  openAfterSales: z.optional(z.array(z.object({ id, no: z.string(), state: z.int() }))),
  /** Gifts that came with it; they are not listed beside it. */
  gifts: z.optional(z.array(giftOfOrder)),
  /** A code of `invoiceState`. */
  invoiceStatus: z._default(z.int(), 10),
  /** Of a gift: number of the order that it came with. */
  giftOf: z.optional(z.string()),
})
export type OrderRow = z.output<typeof orderRow>

/** What of an order could not be put into the cart again. */
const leftOut = z.object({ skuId: id, goodsName: wording, skuCode: z.string(), reason: z.string() })

const base = '/bbb/userCenter/order'

export const buyAgain = endpoint(`POST ${base}/buyAgain/{id}`, {
  about: 'Puts the lines of an order into the cart again, as far as they are still sold and in stock.',
  needs: 'token',
  once: true,
  data: z.object({
    /** Lines that went in. */
    added: z.int(),
    skipped: z.array(leftOut),
    /** The number on the cart button now. */
    totalCount: z.int(),
  }),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a list of orders is narrowed by; its export takes the same. */
export const orderFilter = {
  state: z.optional(code),
  orderType: z.optional(code),
  /** A part of the number, of a product's name or of its code, or of the buyer's own number. */
  keyword: z.optional(text(50)),
  /** So many months back. */
  timeRange: z.optional(codeOf(listRange)),
  /** First and last day. */
  from: z.optional(day),
  to: z.optional(day),
  /** Who placed it: the main account asks. */
  memberId: z.optional(id),
}

export const pageOrders = endpoint(`POST ${base}/page`, {
  about: 'Orders of the buyer’s company, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging, ...orderFilter }),
  data: z.extend(page(orderRow), {
    /** How many orders are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
    /** The first accounts of the company that place orders, for the main account; `members/lookUp` finds all. */
    members: z.array(person),
  }),
})
