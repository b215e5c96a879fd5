import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import { code, codeOf, id, money, page, paging, text, yesNo } from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'

/** Orders that can be invoiced together. */
export const mostInvoicedOrders = 100

const part = z.object({
  orderId: id,
  orderNo: z.string(),
  amount: money,
  /** The buyer's own numbers of its lines, each once. */
  purchaseNos: z._default(z.array(z.string()), []),
})

const rowShape = {
  id,
  applyNo: z.string(),
  /** A code of `invoiceState`; 10: withdrawn or refused. */
  status: z.int(),
  /** A code of `invoiceType`. */
  type: z.int(),
  /** A code of `invoiceMedium`. */
  medium: z.int(),
  title: z.string(),
  amount: money,
  /** Of the invoice itself, once it is issued. */
  number: z._default(z.string(), ''),
  orders: z.array(part),
  createdAt: z.string(),
  issuedAt: z.optional(z.string()),
  /** Why it was refused. */
  reason: z._default(z.string(), ''),
  /** The invoice that this one undoes; its amount is negative. */
  redOf: z.optional(z.string()),
  /** 10: a red one has undone it. */
  reddened: yesNo,
  /** What is still to be paid for it. */
  due: z.optional(money),
  company: z._default(z.string(), ''),
  trackingNo: z._default(z.string(), ''),
  /** The account that asked, where it is another one. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** What who asks may do with it now: names of steps and actions of the invoice machine. */
  actions: z.optional(z.array(z.string())),
}

/** An application with its invoice, as lists show it. */
export const invoiceRow = z.object(rowShape)
export type InvoiceRow = z.output<typeof invoiceRow>

const logEntry = z.object({
  id,
  at: z.string(),
  /** A step of the invoice machine, or `apply`. */
  action: z.string(),
  /** `buyer`, `platform` or `timer`. */
  actor: z.string(),
  /** Of an account of the company. */
  name: z.string(),
  reason: z.string(),
  applyNo: z.string(),
  orderNos: z.array(z.string()),
  amount: money,
  ...ofSite,
})
export type InvoiceLogEntry = z.output<typeof logEntry>

const base = '/bbb/userCenter/invoice'

export const pageInvoices = endpoint(`POST ${base}/page`, {
  about: 'Invoices of the buyer’s company, the latest first; a sub-account sees those that it asked for.',
  needs: 'token',
  body: z.object({
    ...paging,
    status: z.optional(code),
    /** A part of an order’s number, of its own or of the title. */
    keyword: z.optional(text(50)),
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: z.extend(page(invoiceRow), {
    /** How many are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const logOfInvoices = endpoint(`POST ${base}/logPage`, {
  about: 'What happened to applications for invoices, the latest first.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: page(logEntry),
})

/** An application with all that was said in it. */
const full = z.object({
  ...rowShape,
  facts: z.object({
    taxNo: z.string(),
    bank: z.string(),
    bankCard: z.string(),
    regAddress: z.string(),
    regPhone: z.string(),
  }),
  email: z.string(),
  /** Where it is mailed, in one line. */
  mailTo: z.string(),
  log: z.array(logEntry),
})
export type Invoice = z.output<typeof full>

export const invoiceDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'An application for an invoice with everything that happened to it.',
  needs: 'token',
  data: full,
})

export const invoicesOfOrder = endpoint('GET /bbb/userCenter/order/invoiceDetail/{no}', {
  about: 'What was invoiced of an order, and what is left to invoice.',
  needs: 'token',
  data: z.object({
    id,
    orderNo: z.string(),
    /** A code of `orderState`. */
    state: z.int(),
    ...ofSite,
    paid: money,
    refunded: money,
    /** What can be asked for now. */
    left: money,
    invoices: z.array(full),
  }),
})

export const invoiceTicket = endpoint(`POST ${base}/ticket/{id}`, {
  about: 'Leave to fetch the PDF of an invoice once, within a minute: its address for the browser.',
  needs: 'token',
  data: z.object({ url: z.string() }),
})

const moved = z.object({ status: z.int() })

export const withdrawInvoice = endpoint(`PUT ${base}/withdraw/{id}`, {
  about: 'Takes an application back that is not invoiced yet; what was paid for it goes to the deposit.',
  needs: 'token',
  data: moved,
})

export const confirmInvoice = endpoint(`PUT ${base}/confirm/{id}`, {
  about: 'Confirms that the mailed invoice arrived.',
  needs: 'token',
  data: moved,
})
