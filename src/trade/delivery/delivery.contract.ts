import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { day, id, quantity, wording } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

/** Maximum number of SKUs per request. */
export const mostPromised = 500

const promise = z.object({
  skuId: id,
  /** Requested quantity. */
  quantity: z.optional(z.int()),
  /** Code of `promiseKind`. */
  kind: z.int(),
  /** Name of the source warehouse. */
  warehouse: z.string(),
  /** Order deadline, such as `2026-11-20 17:00`. Absent where it has no effect. */
  cutOff: z.optional(day),
  /** Arrival date, `yyyy-MM-dd`. */
  date: day,
})
export type DeliveryPromise = z.output<typeof promise>

/** Arrival date and code of `promiseKind`. */
export const promisedDay = z.object({ kind: z.int(), date: day })

/** Promise stored with an order line. */
export const keptPromise = z.object({ lineId: id, kind: z.int(), warehouse: z.string(), date: day })
export type KeptPromise = z.output<typeof keptPromise>

export const promiseDelivery = endpoint('POST /bbb/delivery/promise', {
  simple: true,
  about:
    'Returns when SKUs arrive, from which warehouse, and the order deadline for it. Without an address: at the default address of the buyer’s company; for visitors in the region with the most orders. SKUs without a promise are omitted.',
  body: z.object({
    brandTerminalId: id,
    /** SKUs with quantities. Default quantity: the smallest order. */
    lines: z.array(z.object({ skuId: id, quantity: z.optional(quantity) })).check(z.maxLength(mostPromised)),
    /** Id of a company address. */
    addressId: z.optional(id),
    /** Code of a province, city or district, used without an address. */
    regionCode: z.optional(text(12, 1)),
  }),
  data: z.object({
    /** Name of the target region, such as `江苏省 苏州市 吴中区` or `Wuzhong, Suzhou, Jiangsu`. */
    region: wording,
    /** Current date in the shop's time zone, `yyyy-MM-dd`. */
    today: day,
    promises: z.array(promise),
  }),
})
