import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, id, money, page, paging, wording } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { requireInfo } from '../cart/add-to-cart.contract'

/** Order line as it was at the time of the order. */
export const orderLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** Unit at the time of the order. Default: the SKU's default unit. */
  orderUnit: z.optional(orderUnit),
  /** Requirement of custom goods. */
  requireInfo: z.optional(requireInfo),
  quantity: z.int(),
  price: money,
  amount: money,
  /** Pieces that left the warehouse. `receivedQuantity` counts pieces that the buyer found in the parcels. */
  shippedQuantity: z._default(z.int(), 0),
  receivedQuantity: z._default(z.int(), 0),
  /** Buyer's remark on the received goods. */
  receivedNote: z._default(z.string(), ''),
  /** Buyer's own numbers from the checkout. */
  purchaseNo: z._default(z.string(), ''),
  costCentre: z._default(z.string(), ''),
})
export type OrderLine = z.output<typeof orderLine>

/** Gift of an order, with its own number and state. */
const giftOfOrder = z.object({ orderNo: z.string(), state: z.int(), line: orderLine })
export type GiftOfOrder = z.output<typeof giftOfOrder>

const person = z.object({ id, name: z.string() })

/** List row of an order. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  orderType: z.int(),
  state: z.int(),
  payAmount: money,
  /** PO number of the whole order. */
  poNumber: z._default(z.string(), ''),
  /** Points that paid a part of the order, or the price of a gift. */
  pointsUsed: z.optional(z.int()),
  lines: z.array(orderLine),
  shop: z.object({ id, name: wording, shopType: z.int() }),
  ...ofSite,
  createdAt: z.string(),
  /** Deadline for the payment or for the contract's signature, while the order waits for it. */
  payDeadline: z.optional(z.string()),
  /** Seconds until `payDeadline`, by the server's clock. */
  secondsLeft: z.optional(z.int()),
  /** Payment methods of past or intended payments, as codes of `payMethod`. */
  payCodes: z._default(z.array(z.int()), []),
  /** Code of `cancelReason`, for a cancelled order. */
  cancelReason: z.optional(z.int()),
  /** Reason why the order was closed. */
  closedBecause: z.optional(z.string()),
  /** Number of shipped parcels. `parcelsInAll` is the total while some are not shipped. */
  parcels: z._default(z.int(), 0),
  parcelsInAll: z.optional(z.int()),
  /** Expected arrival date: the promised one, or a later one if the delivery is delayed. */
  arrivesOn: z.optional(z.string()),
  /** Promised date of a delayed delivery. */
  promisedOn: z.optional(z.string()),
  /** Time at which the order counts as received automatically. */
  receivedBy: z.optional(z.string()),
  /** Sub-account that placed the order. */
  placedBy: z.optional(person),
  /** Names of state machine steps and actions that the current account can take. */
  actions: z.optional(z.array(z.string())),
  /** Actions that the state allows but that are unavailable, with a code of `withheldReason`. */
  withheld: z.optional(z.array(z.object({ action: z.string(), reason: z.int() }))),
  /** Open after-sales cases, newest first. `state` is a code of `returnState`. */
  openAfterSales: z.optional(z.array(z.object({ id, no: z.string(), state: z.int() }))),
  /** Gifts of the order. Lists do not contain them as separate rows. */
  gifts: z.optional(z.array(giftOfOrder)),
  /** Code of `invoiceState`. */
  invoiceStatus: z._default(z.int(), 10),
  /** Number of the order to which this gift belongs. */
  giftOf: z.optional(z.string()),
})
export type OrderRow = z.output<typeof orderRow>

/** Line that could not be added to the cart again. */
const leftOut = z.object({ skuId: id, goodsName: wording, skuCode: z.string(), reason: z.string() })

const base = '/bbb/userCenter/order'

export const buyAgain = endpoint(`POST ${base}/buyAgain/{id}`, {
  about: 'Adds the lines of an order to the cart again, if they are still available.',
  needs: 'token',
  once: true,
  data: z.object({
    /** Number of added lines. */
    added: z.int(),
    skipped: z.array(leftOut),
    /** New count for the cart button. */
    totalCount: z.int(),
  }),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Filters of an order list and of its export. */
export const orderFilter = {
  state: z.optional(code),
  orderType: z.optional(code),
  /** Part of an order number, product name, product code, PO number, or the buyer's own number of a line. */
  keyword: z.optional(keyword()),
  /** Time range up to now, as a code of `listRange`. */
  timeRange: z.optional(codeOf(listRange)),
  /** First day. `to` is the last day. */
  from: z.optional(day),
  to: z.optional(day),
  /** Id of the account that placed the order, for the main account. */
  memberId: z.optional(id),
}

export const pageOrders = endpoint(`POST ${base}/page`, {
  about: 'Lists the orders of the buyer’s company, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging, ...orderFilter }),
  data: z.extend(page(orderRow), {
    /** Number of orders by state code. The state filter does not affect it. */
    counts: z.record(z.string(), z.int()),
    /** First ordering accounts of the company, for the main account. `members/lookUp` finds all. */
    members: z.array(person),
  }),
})
