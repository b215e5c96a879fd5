import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, money, page, paging, text } from '../../core/shapes'

/** A line as it was when it was ordered. */
const orderLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: z.string(),
  skuCode: z.string(),
  spec: z.record(z.string(), z.string()),
  image: z.string(),
  unitName: z.string(),
  quantity: z.int(),
  price: money,
  amount: money,
})
export type OrderLine = z.output<typeof orderLine>

/** An order as lists show it. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  orderType: z.int(),
  state: z.int(),
  payAmount: money,
  lines: z.array(orderLine),
  shop: z.object({ id, name: z.string(), shopType: z.int() }),
  createdAt: z.string(),
  /** Until when it must be paid, while it is to be paid. */
  payDeadline: z.optional(z.string()),
  /** What its buyer may do with it now: names of steps of the order machine. */
  actions: z._default(z.array(z.string()), []),
})
export type OrderRow = z.output<typeof orderRow>

/** What of an order could not be put into the cart again. */
const leftOut = z.object({ skuId: id, goodsName: z.string(), skuCode: z.string(), reason: z.string() })
export type LeftOut = z.output<typeof leftOut>

export const buyAgain = endpoint('POST /bbb/userCenter/order/buyAgain/{id}', {
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

const base = '/bbb/userCenter/order'

export const pageOrders = endpoint(`POST ${base}/page`, {
  about: 'Orders of the buyer’s company, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging, state: z.optional(z.int()) }),
  data: page(orderRow),
})

export const cancelOrder = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Cancels an order that is not paid yet and gives its stock back. 409: it is too late for that.',
  needs: 'token',
  body: z.object({
    /** A code of `cancelReason`. */
    cancelReason: z.int(),
    remark: z.optional(text(200)),
  }),
  data: z.object({ state: z.int() }),
})
