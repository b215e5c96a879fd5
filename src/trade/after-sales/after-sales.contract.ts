import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, fileList, id, money, page, paging, wording } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { orderUnit } from '../../catalogue/goods/order-unit'

/** URLs of pictures uploaded by the buyer. */
export const afterSalesFiles = z._default(fileList(), [])

/** Pieces of an order line in a case. */
const afterSalesLine = z.object({
  id,
  orderLineId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** Unit of the order line. Default: the SKU's default unit. */
  orderUnit: z.optional(orderUnit),
  quantity: z.int(),
  /** Share of the refund for this line. */
  amount: money,
  /** Replacement SKU, if it differs from the ordered one. */
  exchangeFor: z.optional(z.object({ skuCode: z.string(), spec: z.record(wording, wording) })),
})
export type AfterSalesLine = z.output<typeof afterSalesLine>

/** List row of an after-sales case. */
export const afterSalesRow = z.object({
  id,
  afterSaleNo: z.string(),
  orderNo: z.string(),
  /** Code of `afterSalesType`. */
  rightType: z.int(),
  /** Code of `afterSalesState`. */
  rightState: z.int(),
  /** Code of `returnState`. */
  returnState: z.int(),
  returnMethod: z.int(),
  reason: z.int(),
  refundAmount: money,
  shop: z.object({ id, name: wording }),
  createdAt: z.string(),
  /** Deadline for the buyer's next step. `secondsLeft` counts down to it by the server's clock. */
  dueAt: z.optional(z.string()),
  secondsLeft: z.optional(z.int()),
  /** Reason of the latest rejection. */
  rejectReason: z._default(z.string(), ''),
  /** Account that placed the order, if it is another account. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Names of state machine steps that the current account can take. */
  actions: z.optional(z.array(z.string())),
  lines: z.array(afterSalesLine),
})
export type AfterSalesRow = z.output<typeof afterSalesRow>

const parcel = z.object({ company: z.string(), trackingNo: z.string(), at: z.optional(z.string()) })

/** Part of a refund and its target. `payCode` is a code of `payMethod`, absent if unknown. */
export const refundRoute = z.object({ payCode: z.optional(z.int()), amount: money })

const logEntry = z.object({
  at: z.string(),
  /** Name of a state machine step, or `submit`. */
  action: z.string(),
  actor: z.string(),
  /** Name of a company account. */
  name: z.string(),
  reason: z.string(),
})
export type AfterSalesLogEntry = z.output<typeof logEntry>

const detail = z.extend(afterSalesRow, {
  description: z.string(),
  files: z.array(z.string()),
  /** Delivery address of an exchange. */
  address: z.record(z.string(), z.string()),
  /** Address for the buyer's return parcel. */
  returnTo: z._default(z.string(), ''),
  /** Pickup day, `yyyy-MM-dd`. */
  pickupDay: z.optional(z.string()),
  back: z.optional(parcel),
  backFiles: z.array(z.string()),
  resend: z.optional(parcel),
  /** Amount paid for the refunded pieces that is retained, because the remaining pieces cost more without them. */
  deducted: z.optional(money),
  /** Refund so far. */
  refund: z.optional(
    z.object({
      amount: money,
      /** Amount retained for points that came with the order and are already spent. */
      kept: money,
      /** Points returned to the buyer. `clawed` counts granted points that were taken back. */
      points: z.int(),
      clawed: z.int(),
      /** `state` is a code of `refundState`. */
      parts: z.array(z.extend(refundRoute, { state: z.int() })),
    }),
  ),
  /** Complaints about this case. */
  complaints: z.array(z.object({ id, complaintNo: z.string() })),
  /** Log, oldest entry first. */
  log: z.array(logEntry),
})
export type AfterSalesDetail = z.output<typeof detail>

const base = '/bbb/userCenter/refund'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageAfterSales = endpoint(`POST ${base}/page`, {
  about:
    'Lists the after-sales cases of the buyer’s company, the latest first. A sub-account sees those of its orders.',
  needs: 'token',
  body: z.object({
    ...paging,
    /** Code of `afterSalesState`. */
    rightState: z.optional(code),
    rightType: z.optional(code),
    /** Part of a case number, order number, product name or product code. */
    keyword: z.optional(keyword()),
    /** Time range up to now, as a code of `listRange`. */
    timeRange: z.optional(codeOf(listRange)),
    /** First day. `to` is the last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(afterSalesRow), {
    /** Number of cases by state code. The state filter does not affect it. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const afterSalesDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns an after-sales case with its history.',
  needs: 'token',
  data: detail,
})
