import * as z from 'zod/mini'
import { documentMessage } from '../../core/api/document-shapes'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import {
  code,
  codeOf,
  fileList,
  formText,
  id,
  money,
  page,
  paging,
  quantity,
  wording,
} from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { promisedDay } from '../delivery/delivery.contract'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { requireInfo } from '../cart/add-to-cart.contract'

/** Maximum number of lines of a quotation. */
export const mostOfferLines = 200
const highest = 100_000_000_00

/** Target price per piece. */
const wanted = money.check(z.refine((amount) => amount > 0 && amount <= highest))

/** URLs of files uploaded by the buyer. */
export const offerFiles = z._default(fileList(), [])

/** Line of a request: a SKU, or unlisted goods in the buyer's words. */
export const typedLine = z.object({
  skuId: z.optional(id),
  name: z._default(text(200), ''),
  quantity,
  unit: z._default(text(20), ''),
  /** Item id of the unit of the quantity, for a SKU. Default: the SKU's default unit. */
  goodsPriceUnit: z.optional(id),
  /** Wanted price per piece. */
  targetPrice: z.optional(wanted),
})

export const offerLine = z.object({
  id,
  /** Absent for goods that the shop does not list, or not yet. */
  skuId: z.optional(id),
  goodsId: z.optional(id),
  name: wording,
  skuCode: z._default(z.string(), ''),
  spec: z._default(z.record(wording, wording), {}),
  image: z._default(z.string(), ''),
  /** 10: custom goods with a requirement. */
  custom: z._default(z.int(), 20),
  /** Requirement of custom goods. */
  requireInfo: z.optional(requireInfo),
  quantity: z.int(),
  unitName: wording,
  /** Unit of the request. Default: the SKU's default unit. */
  orderUnit: z.optional(orderUnit),
  /** Price per piece at the time of the request. */
  listPrice: z.optional(money),
  targetPrice: z.optional(money),
  /** Price in the current quote. Absent if the line is not offered. */
  price: z.optional(money),
  amount: z.optional(money),
  /** Quoted days until shipment, for goods that are made to order or out of stock. */
  deliveryCycle: z.optional(z.int()),
  /** Delivery promise for an order placed now. Only in the detail, while the quote can be accepted or ordered. */
  promise: z.optional(promisedDay),
})
export type OfferLine = z.output<typeof offerLine>

const orderMade = z.object({ id, orderNo: z.string() })

const rowShape = {
  id,
  offerNo: z.string(),
  state: z.int(),
  createdAt: z.string(),
  expectDate: z.optional(z.string()),
  /** Number of lines. */
  kinds: z.int(),
  /** Total of the current quote, including freight. */
  total: z.optional(money),
  /** End of the current quote's validity. */
  validTo: z.optional(z.string()),
  /** Seconds until `validTo` by the server's clock, while the buyer can accept or order. */
  secondsLeft: z.optional(z.int()),
  /** Account that sent the request, if it is another account. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Orders created from the quotation. */
  orders: z._default(z.array(orderMade), []),
  /** Names of state machine steps and actions that the current account can take. */
  actions: z.optional(z.array(z.string())),
}

/** List row of a quotation, with its first lines. */
export const offerRow = z.object({ ...rowShape, lines: z.array(offerLine) })
export type OfferRow = z.output<typeof offerRow>

const quote = z.object({
  no: z.int(),
  createdAt: z.string(),
  validTo: z.string(),
  goodsAmount: money,
  freight: money,
  total: money,
  remark: z.string(),
  /** Prices by line. A missing line was not offered. */
  prices: z.array(z.object({ lineId: id, price: money })),
})

const detail = z.object({
  ...rowShape,
  lines: z.array(offerLine),
  contactName: z.string(),
  contactPhone: z.string(),
  remark: z.string(),
  files: z.array(z.string()),
  /** Reason why the buyer declined. */
  reason: z._default(z.string(), ''),
  /** All quotes, newest first. */
  quotes: z.array(quote),
  thread: z.array(documentMessage),
})
export type OfferDetail = z.output<typeof detail>

const base = '/bbb/userCenter/offer'
export const addOffer = endpoint(`POST ${base}/add`, {
  about: 'Requests a quotation for lines of the cart, for goods, or for goods that the shop does not list.',
  needs: 'token',
  once: true,
  body: z.object({
    cartIdList: z._default(z.array(id).check(z.maxLength(mostOfferLines)), []),
    /** Target prices of cart lines. */
    targets: z._default(
      z.array(z.object({ cartId: id, targetPrice: wanted })).check(z.maxLength(mostOfferLines)),
      [],
    ),
    lines: z._default(z.array(typedLine).check(z.maxLength(mostOfferLines)), []),
    contactName: z._default(formText, ''),
    contactPhone: z._default(formText, ''),
    expectDate: z.optional(formText),
    remark: z.optional(formText),
    files: offerFiles,
  }),
  data: z.object({ offerId: id, offerNo: z.string() }),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageOffers = endpoint(`POST ${base}/page`, {
  about: 'Lists the quotations of the buyer’s company, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    state: z.optional(code),
    /** Part of a quotation number, product name or product code. */
    keyword: z.optional(keyword()),
    /** Time range up to now, as a code of `listRange`. */
    timeRange: z.optional(codeOf(listRange)),
    /** First day. `to` is the last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(offerRow), {
    /** Number of quotations by state code. The state filter does not affect it. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const offerDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns a quotation with its quotes and messages.',
  needs: 'token',
  data: detail,
})
