import * as z from 'zod/mini'
import { documentContract } from '../../core/api/document-contract'
import { documentMessage } from '../../core/api/document-shapes'
import { endpoint } from '../../core/api/endpoint'
import { formText, id, money } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { offerFiles, offerLine, typedLine } from '../offers/offers.contract'

/** Maximum number of lines of an inquiry. */
export const mostEnquiryLines = 200

const quote = z.object({
  id,
  supplier: z.string(),
  /** Number of the answer of this supplier, starting at 1. */
  no: z.int(),
  createdAt: z.string(),
  validTo: z.string(),
  goodsAmount: money,
  freight: money,
  total: money,
  /** Days from order to shipment. */
  leadDays: z.int(),
  remark: z.string(),
  /** True if this is the supplier's latest answer. */
  latest: z.boolean(),
  /** True if the answer can be accepted now. */
  holds: z.boolean(),
  awarded: z.boolean(),
  /** Prices by line. A missing line was not offered. */
  prices: z.array(z.object({ lineId: id, price: money })),
})
export type EnquiryQuote = z.output<typeof quote>

const message = z.extend(documentMessage, {
  /** Supplier that receives or sends the message. Empty: all suppliers. */
  supplier: z._default(z.string(), ''),
})
export type EnquiryMessage = z.output<typeof message>

const base = '/bbb/userCenter/enquiry'

export const addEnquiry = endpoint(`POST ${base}/add`, {
  about: 'Requests prices from suppliers until a deadline, also for goods that the shop does not list.',
  needs: 'token',
  once: true,
  body: z.object({
    lines: z.array(typedLine).check(z.maxLength(mostEnquiryLines)),
    title: z._default(formText, ''),
    deadline: z._default(formText, ''),
    contactName: z._default(formText, ''),
    contactPhone: z._default(formText, ''),
    remark: z.optional(formText),
    files: offerFiles,
  }),
  data: z.object({ enquiryId: id, enquiryNo: z.string() }),
})

export const {
  row: enquiryRow,
  list: pageEnquiries,
  detail: enquiryDetail,
} = documentContract(base, {
  about: {
    list: 'Lists the inquiries of the buyer’s company, the latest first. A sub-account sees its own.',
    detail: 'Returns an inquiry with its quotes and messages.',
  },
  filters: {
    /** Part of an inquiry number, subject, product name or product code. */
    keyword: z.optional(keyword()),
  },
  row: {
    enquiryNo: z.string(),
    title: z.string(),
    /** Last day for suppliers to answer. */
    deadline: z.string(),
    /** Number of lines. */
    kinds: z.int(),
    /** Number of suppliers that have answered. */
    suppliers: z.int(),
    /** Lowest total of the valid answers that offer all lines, or the total of the awarded one. */
    best: z.optional(money),
    /** Seconds until the deadline for answers, by the server's clock. */
    secondsLeft: z.optional(z.int()),
    /** Account that sent the inquiry, if it is another account. */
    placedBy: z.optional(z.object({ id, name: z.string() })),
    ...ofSite,
    /** Orders created from the inquiry. */
    orders: z._default(z.array(z.object({ id, orderNo: z.string() })), []),
    /** In lists the first lines, in a single inquiry all. */
    lines: z.array(offerLine),
  },
  more: {
    contactName: z.string(),
    contactPhone: z.string(),
    remark: z.string(),
    files: z.array(z.string()),
    /** Reason for closing the inquiry. */
    reason: z._default(z.string(), ''),
    /** Id of the quotation that orders the awarded answer. */
    offerId: z.optional(id),
    /** All answers, newest first. */
    quotes: z.array(quote),
    thread: z.array(message),
  },
})
export type EnquiryRow = z.output<typeof enquiryRow>
export type EnquiryDetail = z.output<(typeof enquiryDetail)['shapes']['data']>
