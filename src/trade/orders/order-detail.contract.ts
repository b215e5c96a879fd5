import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money } from '../../core/api/shapes'
import { keptPromise } from '../delivery/delivery.contract'
import { priceTrace } from '../../catalogue/goods/price-trace.contract'
import { orderLine, orderRow } from './orders.contract'

const parcel = z.object({
  id,
  company: z.string(),
  trackingNo: z.string(),
  shippedAt: z.string(),
  deliveredAt: z.optional(z.string()),
  lines: z.array(z.object({ lineId: id, quantity: z.int() })),
  /** Tracking events, newest first. */
  tracks: z.array(
    z.object({
      at: z.string(),
      /** Code of `trackStep`. */
      step: z.int(),
      place: z.string(),
    }),
  ),
})
export type Parcel = z.output<typeof parcel>

const orderLogEntry = z.object({
  at: z.string(),
  /** Name of a state machine step, or `submit`. */
  action: z.string(),
  actor: z.string(),
  /** Name of a company account. */
  name: z.string(),
  toState: z.optional(z.int()),
  reason: z.string(),
})
export type OrderLogEntry = z.output<typeof orderLogEntry>

const orderPayment = z.object({
  payNo: z.string(),
  /** Code of `payOrderState`. */
  state: z.int(),
  /** Code of `payMethod`. */
  payCode: z.optional(z.int()),
  /** Share of the payment for this order. */
  amount: money,
  paidAt: z.optional(z.string()),
})

/** Part of a refund to one payment method. */
const orderRefund = z.object({
  partNo: z.string(),
  /** Code of `payMethod`. */
  payCode: z.optional(z.int()),
  amount: money,
  /** Code of `refundState`. */
  state: z.int(),
  at: z.string(),
})

export const orderDetail = endpoint('GET /bbb/userCenter/order/detail/{no}', {
  about: 'Returns an order by its number, with its history.',
  needs: 'token',
  data: z.extend(orderRow, {
    lines: z.array(
      z.extend(orderLine, {
        /** Steps of the price at the time of the order. Without them, the price is not explained. */
        priceTrace: z.optional(priceTrace),
      }),
    ),
    address: z.record(z.string(), z.string()),
    amounts: z.object({
      goods: money,
      freight: money,
      discount: money,
      coupon: money,
      points: money,
      pay: money,
      paid: money,
      refunded: money,
    }),
    remark: z.string(),
    /** Code of `deliveryWay`. */
    deliveryWay: z.int(),
    requireDate: z.optional(z.string()),
    /** Invoice requested with the order. */
    invoiceWish: z.optional(
      z.object({
        /** Code of `invoiceType`. */
        type: z.int(),
        title: z.string(),
      }),
    ),
    /** Quotation of the order. */
    offer: z.optional(z.object({ id, offerNo: z.string() })),
    files: z.array(z.string()),
    /** Delivery promises at the time of the order. */
    promises: z._default(z.array(keptPromise), []),
    shippedAt: z.optional(z.string()),
    completedAt: z.optional(z.string()),
    paidAt: z.optional(z.string()),
    shipments: z.array(parcel),
    payments: z.array(orderPayment),
    refunds: z._default(z.array(orderRefund), []),
    /** Log, oldest entry first. */
    log: z.array(orderLogEntry),
  }),
})
export type OrderDetail = z.output<(typeof orderDetail)['shapes']['data']>
