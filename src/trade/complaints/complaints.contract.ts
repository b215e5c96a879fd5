import * as z from 'zod/mini'
import { documentStep } from '../../core/document-contract'
import { endpoint } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import { code, codeOf, fileList, formText, id, page, paging, text } from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'

/** Addresses of pictures that the buyer uploaded. */
const files = z._default(fileList(), [])

/** A complaint as lists show it. */
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
  /** How many words were exchanged, and who had the last one. */
  messages: z.int(),
  lastBy: z.optional(z.enum(['buyer', 'platform'])),
  /** The account that filed it, where it is another one. */
  filedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** What who asks may do with it now: names of steps and actions of the complaint machine. */
  actions: z.optional(z.array(z.string())),
})
export type ComplaintRow = z.output<typeof complaintRow>

const complaintMessage = z.object({
  id,
  by: z.enum(['buyer', 'platform']),
  /** Of the account that wrote it. */
  name: z.optional(z.string()),
  text: z.string(),
  files: z._default(z.array(z.string()), []),
  createdAt: z.string(),
})

const detail = z.extend(complaintRow, {
  content: z.string(),
  phone: z.string(),
  files: z.array(z.string()),
  /** What the platform did about it, or why it did not. */
  reply: z._default(z.string(), ''),
  endedAt: z.optional(z.string()),
  thread: z.array(complaintMessage),
})
export type ComplaintDetail = z.output<typeof detail>

const base = '/bbb/userCenter/complaint'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageComplaints = endpoint(`POST ${base}/page`, {
  about: 'Complaints of the buyer’s company, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    state: z.optional(code),
    type: z.optional(code),
    /** A part of its number, of its title or of the order's number. */
    keyword: z.optional(text(50)),
    /** So many months back. */
    timeRange: z.optional(codeOf(listRange)),
    /** First and last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(complaintRow), {
    /** How many are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const complaintDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'A complaint with all that was said to it.',
  needs: 'token',
  data: detail,
})

export const fileComplaint = endpoint(`POST ${base}/apply`, {
  about: 'Complains: of an order, of an after-sales case of it, or of anything else.',
  needs: 'token',
  once: true,
  body: z.object({
    type: z._default(code, 0),
    title: z._default(formText, ''),
    content: z._default(formText, ''),
    phone: z._default(formText, ''),
    files,
    /** By its id or number. */
    orderId: z.optional(id),
    afterSaleId: z.optional(id),
  }),
  data: z.object({ id }),
})

export const writeToComplaint = endpoint(`POST ${base}/message/{id}`, {
  about: 'Says more to a complaint that is not settled yet.',
  needs: 'token',
  once: true,
  body: z.object({ text: text(500, 1), files }),
  data: z.object({ id }),
})

export const stepComplaint = documentStep(
  base,
  'What its buyer does with a complaint: `withdraw` takes one back that is not settled yet.',
)
