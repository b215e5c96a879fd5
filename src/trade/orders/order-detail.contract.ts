import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, money } from '../../core/shapes'
import { keptPromise } from '../delivery/delivery.contract'
import { orderRow } from './orders.contract'

const parcel = z.object({
  id,
  company: z.string(),
  trackingNo: z.string(),
  shippedAt: z.string(),
  deliveredAt: z.optional(z.string()),
  lines: z.array(z.object({ lineId: id, quantity: z.int() })),
  /** Where it has been, the latest first. */
  tracks: z.array(
    z.object({
      at: z.string(),
      /** A code of `trackStep`. */
      step: z.int(),
      place: z.string(),
    }),
  ),
})
export type Parcel = z.output<typeof parcel>

const orderLogEntry = z.object({
  at: z.string(),
  /** A step of the order machine, or `submit`. */
  action: z.string(),
  actor: z.string(),
  /** Of an account of the company. */
  name: z.string(),
  toState: z.optional(z.int()),
  reason: z.string(),
})
export type OrderLogEntry = z.output<typeof orderLogEntry>

const orderPayment = z.object({
  payNo: z.string(),
  /** A code of `payOrderState`. */
  state: z.int(),
  /** A code of `payMethod`. */
  payCode: z.optional(z.int()),
  /** What of it falls to this order. */
  amount: money,
  paidAt: z.optional(z.string()),
})

/** A part of what was given back, on its way to where it came from. */
const orderRefund = z.object({
  partNo: z.string(),
  /** A code of `payMethod`. */
  payCode: z.optional(z.int()),
  amount: money,
  /** A code of `refundState`. */
  state: z.int(),
  at: z.string(),
})

export const orderDetail = endpoint('GET /bbb/userCenter/order/detail/{no}', {
  about: 'An order by its number, with everything that happened to it.',
  needs: 'token',
  data: z.extend(orderRow, {
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
    /** A code of `deliveryWay`. */
    deliveryWay: z.int(),
    requireDate: z.optional(z.string()),
    /** The invoice that was asked for with it. */
    invoiceWish: z.optional(z.object({ type: z.int(), title: z.string() })),
    /** The quotation that it was ordered from. */
    offer: z.optional(z.object({ id, offerNo: z.string() })),
    files: z.array(z.string()),
    /** When its lines were said to arrive as they were ordered. */
    promises: z._default(z.array(keptPromise), []),
    shippedAt: z.optional(z.string()),
    completedAt: z.optional(z.string()),
    paidAt: z.optional(z.string()),
    shipments: z.array(parcel),
    payments: z.array(orderPayment),
    refunds: z._default(z.array(orderRefund), []),
    /** What happened, the first thing first. */
    log: z.array(orderLogEntry),
  }),
})
export type OrderDetail = z.output<(typeof orderDetail)['shapes']['data']>
