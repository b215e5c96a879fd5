import * as z from 'zod/mini'
import { documentContract, documentStep } from '../../core/api/document-contract'
import { documentMessage } from '../../core/api/document-shapes'
import { endpoint } from '../../core/api/endpoint'
import { code, codeOf, fileList, formText, id } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { listRange } from '../../core/store/list-range'
import { ofSite } from '../../site/brand-site/document-site'

const base = '/bbb/userCenter/complaint'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** URLs of pictures uploaded by the buyer. */
const files = z._default(fileList(), [])

export const {
  row: complaintRow,
  list: pageComplaints,
  detail: complaintDetail,
} = documentContract(base, {
  about: {
    list: 'Lists the complaints of the buyer’s company, the latest first. A sub-account sees its own.',
    detail: 'Returns a complaint with its messages.',
  },
  filters: {
    type: z.optional(code),
    /** Part of a complaint number, title or order number. */
    keyword: z.optional(keyword()),
    /** Time range up to now, as a code of `listRange`. */
    timeRange: z.optional(codeOf(listRange)),
    /** First day. `to` is the last day. */
    from: z.optional(day),
    to: z.optional(day),
  },
  row: {
    complaintNo: z.string(),
    /** Code of `complaintType`, or one of the site. */
    type: z.int(),
    title: z.string(),
    orderNo: z.optional(z.string()),
    afterSale: z.optional(z.object({ id, afterSaleNo: z.string() })),
    /** Number of messages, and author of the last one. */
    messages: z.int(),
    lastBy: z.optional(z.enum(['buyer', 'platform'])),
    /** Account that filed the complaint, if it is another account. */
    filedBy: z.optional(z.object({ id, name: z.string() })),
    ...ofSite,
  },
  more: {
    content: z.string(),
    phone: z.string(),
    files: z.array(z.string()),
    /** Action of the platform, or its reason for taking none. */
    reply: z._default(z.string(), ''),
    endedAt: z.optional(z.string()),
    thread: z.array(documentMessage),
  },
})
export type ComplaintRow = z.output<typeof complaintRow>
export type ComplaintDetail = z.output<(typeof complaintDetail)['shapes']['data']>

export const fileComplaint = endpoint(`POST ${base}/apply`, {
  about: 'Files a complaint about an order, an after-sales case, or another subject.',
  needs: 'token',
  once: true,
  body: z.object({
    type: z._default(code, 0),
    title: z._default(formText, ''),
    content: z._default(formText, ''),
    phone: z._default(formText, ''),
    files,
    /** Id or number of the order. */
    orderId: z.optional(id),
    afterSaleId: z.optional(id),
  }),
  data: z.object({ id }),
})

export const writeToComplaint = endpoint(`POST ${base}/message/{id}`, {
  about: 'Adds a message to an open complaint.',
  needs: 'token',
  once: true,
  body: z.object({ text: text(500, 1), files }),
  data: z.object({ id }),
})

export const stepComplaint = documentStep(
  base,
  'Takes a step with a complaint. `withdraw` withdraws an open one.',
)
