import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import { code, codeOf, fileList, id, money, page, paging, text, wording } from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { orderUnit } from '../../catalogue/goods/order-unit'

/** Addresses of pictures that the buyer uploaded. */
export const afterSalesFiles = z._default(fileList(), [])

/** Pieces of a line of an order, as it was ordered. */
const afterSalesLine = z.object({
  id,
  orderLineId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** The unit that they were ordered in; absent: the default one. */
  orderUnit: z.optional(orderUnit),
  quantity: z.int(),
  /** What of the money falls to it. */
  amount: money,
  /** What is sent instead, where it is another SKU. */
  exchangeFor: z.optional(z.object({ skuCode: z.string(), spec: z.record(wording, wording) })),
})
export type AfterSalesLine = z.output<typeof afterSalesLine>

/** An after-sales case as lists show it. */
export const afterSalesRow = z.object({
  id,
  afterSaleNo: z.string(),
  orderNo: z.string(),
  /** Codes of `afterSalesType`, `afterSalesState`, `returnState` and `returnMethod`. */
  rightType: z.int(),
  rightState: z.int(),
  returnState: z.int(),
  returnMethod: z.int(),
  reason: z.int(),
  refundAmount: money,
  shop: z.object({ id, name: wording }),
  createdAt: z.string(),
  /** Until when its buyer has to do something, and the seconds until then by the server's clock. */
  dueAt: z.optional(z.string()),
  secondsLeft: z.optional(z.int()),
  /** Why it was refused last. */
  rejectReason: z._default(z.string(), ''),
  /** The account that ordered, where it is another one. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** What who asks may do with it now: names of steps of the after-sales machine. */
  actions: z.optional(z.array(z.string())),
  lines: z.array(afterSalesLine),
})
export type AfterSalesRow = z.output<typeof afterSalesRow>

const parcel = z.object({ company: z.string(), trackingNo: z.string(), at: z.optional(z.string()) })

/** A part of a refund and where it goes: a code of `payMethod`, absent where none is known. */
export const refundRoute = z.object({ payCode: z.optional(z.int()), amount: money })

const logEntry = z.object({
  at: z.string(),
  /** A step of the machine, or `submit`. */
  action: z.string(),
  actor: z.string(),
  /** Of an account of the company. */
  name: z.string(),
  reason: z.string(),
})
export type AfterSalesLogEntry = z.output<typeof logEntry>

const detail = z.extend(afterSalesRow, {
  description: z.string(),
  files: z.array(z.string()),
  /** Where goods are sent to, of an exchange. */
  address: z.record(z.string(), z.string()),
  /** Where the buyer sends goods to. */
  returnTo: z._default(z.string(), ''),
  /** When they are fetched, `yyyy-MM-dd`. */
  pickupDay: z.optional(z.string()),
  back: z.optional(parcel),
  backFiles: z.array(z.string()),
  resend: z.optional(parcel),
  /** Of a refund: what the pieces were paid with and does not come back, because the others cost more without them. */
  deducted: z.optional(money),
  /** What went back so far. */
  refund: z.optional(
    z.object({
      amount: money,
      /** What stayed here for points that came with the order and are spent. */
      kept: money,
      /** Deducted points that came back, and given points that were taken back. */
      points: z.int(),
      clawed: z.int(),
      /** `state`: a code of `refundState`. */
      parts: z.array(z.extend(refundRoute, { state: z.int() })),
    }),
  ),
  /** Complaints about it. */
  complaints: z.array(z.object({ id, complaintNo: z.string() })),
  /** What happened, the first thing first. */
  log: z.array(logEntry),
})
export type AfterSalesDetail = z.output<typeof detail>

const base = '/bbb/userCenter/refund'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageAfterSales = endpoint(`POST ${base}/page`, {
  about:
    'After-sales cases of the buyer’s company, the latest first; a sub-account sees those of its orders.',
  needs: 'token',
  body: z.object({
    ...paging,
    rightState: z.optional(code),
    rightType: z.optional(code),
    /** A part of its number, of the order's, of a product's name or of its code. */
    keyword: z.optional(text(50)),
    /** So many months back. */
    timeRange: z.optional(codeOf(listRange)),
    /** First and last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(afterSalesRow), {
    /** How many are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const afterSalesDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'An after-sales case with everything that happened to it.',
  needs: 'token',
  data: detail,
})
