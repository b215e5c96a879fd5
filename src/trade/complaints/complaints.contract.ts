import * as z from 'zod/mini'
import { documentStep } from '../../core/api/document-contract'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, fileList, formText, id, keyword, page, paging, text } from '../../core/api/shapes'
import { ofSite } from '../../site/brand-site/document-site'

/** URLs of pictures uploaded by the buyer. */
const files = z._default(fileList(), [])

/** List row of a complaint. */
export const complaintRow = z.object({
  id,
  complaintNo: z.string(),
  /** Codes of `complaintType` and `complaintState`. */
  type: z.int(),
  state: z.int(),
  title: z.string(),
  createdAt: z.string(),
  orderNo: z.optional(z.string()),
  afterSale: z.optional(z.object({ id, afterSaleNo: z.string() })),
  /** Number of messages, and author of the last one. */
  messages: z.int(),
  lastBy: z.optional(z.enum(['buyer', 'platform'])),
  /** Account that filed the complaint, if it is another account. */
  filedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Names of state machine steps and actions that the current account can take. */
  actions: z.optional(z.array(z.string())),
})
export type ComplaintRow = z.output<typeof complaintRow>

const complaintMessage = z.object({
  id,
  by: z.enum(['buyer', 'platform']),
  /** Name of the author's account. */
  name: z.optional(z.string()),
  text: z.string(),
  files: z._default(z.array(z.string()), []),
  createdAt: z.string(),
})

const detail = z.extend(complaintRow, {
  content: z.string(),
  phone: z.string(),
  files: z.array(z.string()),
  /** Action of the platform, or its reason for taking none. */
  reply: z._default(z.string(), ''),
  endedAt: z.optional(z.string()),
  thread: z.array(complaintMessage),
})
export type ComplaintDetail = z.output<typeof detail>

const base = '/bbb/userCenter/complaint'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageComplaints = endpoint(`POST ${base}/page`, {
  about: 'Lists the complaints of the buyer’s company, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    state: z.optional(code),
    type: z.optional(code),
    /** Part of a complaint number, title or order number. */
    keyword: z.optional(keyword()),
    /** Time range up to now, as a code of `listRange`. */
    timeRange: z.optional(codeOf(listRange)),
    /** First day. `to` is the last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(complaintRow), {
    /** Number of complaints by state code. The state filter does not affect it. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const complaintDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns a complaint with its messages.',
  needs: 'token',
  data: detail,
})

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
