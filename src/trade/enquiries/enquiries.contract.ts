import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { code, formText, id, money, page, paging, text } from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { offerFiles, offerLine, offerMessage, typedLine } from '../offers/offers.contract'

/** The most kinds of goods of one inquiry. */
export const mostEnquiryLines = 200

const rowShape = {
  id,
  enquiryNo: z.string(),
  title: z.string(),
  state: z.int(),
  createdAt: z.string(),
  /** The last day on which suppliers may answer. */
  deadline: z.string(),
  /** How many kinds of goods. */
  kinds: z.int(),
  /** How many suppliers answered. */
  suppliers: z.int(),
  /** The lowest total of those that offer all lines and still hold, or what was awarded. */
  best: z.optional(money),
  /** Seconds in which answers may still come, by the server's clock. */
  secondsLeft: z.optional(z.int()),
  /** The account that asked, where it is another one. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Orders that it became. */
  orders: z._default(z.array(z.object({ id, orderNo: z.string() })), []),
  /** What who asks may do with it now: names of steps and actions of the inquiry machine. */
  actions: z.optional(z.array(z.string())),
}

/** An inquiry as lists show it, with its first lines. */
export const enquiryRow = z.object({ ...rowShape, lines: z.array(offerLine) })
export type EnquiryRow = z.output<typeof enquiryRow>

const quote = z.object({
  id,
  supplier: z.string(),
  /** Which of this supplier's answers, from 1 on. */
  no: z.int(),
  createdAt: z.string(),
  validTo: z.string(),
  goodsAmount: money,
  freight: money,
  total: money,
  /** Days from the order until it is sent. */
  leadDays: z.int(),
  remark: z.string(),
  /** The supplier said nothing after this. */
  latest: z.boolean(),
  /** May be accepted now. */
  holds: z.boolean(),
  awarded: z.boolean(),
  /** By line; a line that is missing was not offered. */
  prices: z.array(z.object({ lineId: id, price: money })),
})
export type EnquiryQuote = z.output<typeof quote>

const message = z.extend(offerMessage, {
  /** Whom it is said to, or who says it; empty: all suppliers. */
  supplier: z._default(z.string(), ''),
})
export type EnquiryMessage = z.output<typeof message>

const detail = z.object({
  ...rowShape,
  lines: z.array(offerLine),
  contactName: z.string(),
  contactPhone: z.string(),
  remark: z.string(),
  files: z.array(z.string()),
  /** Of a closed one, in words. */
  reason: z._default(z.string(), ''),
  /** The quotation that what was awarded is ordered by. */
  offerId: z.optional(id),
  /** All answers, the latest first. */
  quotes: z.array(quote),
  thread: z.array(message),
})
export type EnquiryDetail = z.output<typeof detail>

const base = '/bbb/userCenter/enquiry'

export const addEnquiry = endpoint(`POST ${base}/add`, {
  about: 'Asks suppliers for prices of goods, and of goods that the shop does not list, until a day.',
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

export const pageEnquiries = endpoint(`POST ${base}/page`, {
  about: 'Inquiries of the buyer’s company, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    state: z.optional(code),
    /** A part of the number, of the subject, of a product's name or of its code. */
    keyword: z.optional(text(50)),
  }),
  data: z.extend(page(enquiryRow), {
    /** How many inquiries are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const enquiryDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'An inquiry with all answers and all that was said.',
  needs: 'token',
  data: detail,
})
