import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { day, id, quantity, text } from '../../core/shapes'

/** SKUs of one question. */
export const mostPromised = 500

const promise = z.object({
  skuId: id,
  /** As it was asked. */
  quantity: z.optional(z.int()),
  /** A code of `promiseKind`. */
  kind: z.int(),
  /** Where it is sent from, in words. */
  warehouse: z.string(),
  /** Until when it has to be ordered, `2026-11-20 17:00`; absent where that makes no difference. */
  cutOff: z.optional(day),
  /** `yyyy-MM-dd` */
  date: day,
})
export type DeliveryPromise = z.output<typeof promise>

/** A day of arrival and a code of `promiseKind`. */
export const promisedDay = z.object({ kind: z.int(), date: day })

/** What an order keeps of it for a line. */
export const keptPromise = z.object({ lineId: id, kind: z.int(), warehouse: z.string(), date: day })
export type KeptPromise = z.output<typeof keptPromise>

export const promiseDelivery = endpoint('POST /bbb/delivery/promise', {
  about:
    'When SKUs would arrive, from which warehouse, and until when to order for that. Without an address: at the default one of the buyer’s company, for visitors in the region that most orders come from. What cannot be promised is left out.',
  body: z.object({
    brandTerminalId: id,
    /** Without a quantity: the smallest order. */
    lines: z.array(z.object({ skuId: id, quantity: z.optional(quantity) })).check(z.maxLength(mostPromised)),
    /** One of the company’s own. */
    addressId: z.optional(id),
    /** A province, city or district, where there is no address yet. */
    regionCode: z.optional(text(12, 1)),
  }),
  data: z.object({
    /** Where to, in words: `江苏省 苏州市 吴中区`. */
    region: z.string(),
    /** By the calendar of the shop, `yyyy-MM-dd`. */
    today: day,
    promises: z.array(promise),
  }),
})
