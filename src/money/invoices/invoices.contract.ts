import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, id, money, page, paging, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'

/** Maximum number of orders of one invoice. */
export const mostInvoicedOrders = 100

const part = z.object({
  orderId: id,
  orderNo: z.string(),
  amount: money,
  /** PO number of the order and the buyer's own numbers of its lines, without duplicates. */
  purchaseNos: z._default(z.array(z.string()), []),
})

const rowShape = {
  id,
  applyNo: z.string(),
  /** Code of `invoiceState`. 10: withdrawn or rejected. */
  status: z.int(),
  /** Code of `invoiceType`. */
  type: z.int(),
  /** Code of `invoiceMedium`. */
  medium: z.int(),
  title: z.string(),
  amount: money,
  /** Number of the issued invoice. */
  number: z._default(z.string(), ''),
  orders: z.array(part),
  createdAt: z.string(),
  issuedAt: z.optional(z.string()),
  /** Reason for the rejection. */
  reason: z._default(z.string(), ''),
  /** Number of the invoice that this red one cancels. The amount is negative. */
  redOf: z.optional(z.string()),
  /** 10: cancelled by a red invoice. */
  reddened: yesNo,
  /** Unpaid charges. */
  due: z.optional(money),
  company: z._default(z.string(), ''),
  trackingNo: z._default(z.string(), ''),
  /** Account that requested the invoice, if it is another account. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Names of state machine steps and actions that the current account can take. */
  actions: z.optional(z.array(z.string())),
}

/** List row of an invoice request with its invoice. */
export const invoiceRow = z.object(rowShape)
export type InvoiceRow = z.output<typeof invoiceRow>

const logEntry = z.object({
  id,
  at: z.string(),
  /** Name of a state machine step, or `apply`. */
  action: z.string(),
  /** `buyer`, `platform` or `timer`. */
  actor: z.string(),
  /** Name of a company account. */
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
  about:
    'Lists the invoices of the buyer’s company, the latest first. A sub-account sees those it requested.',
  needs: 'token',
  body: z.object({
    ...paging,
    status: z.optional(code),
    /** Part of an order number, invoice number or title. */
    keyword: z.optional(keyword()),
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: z.extend(page(invoiceRow), {
    /** Number of invoices by state code. The state filter does not affect it. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const logOfInvoices = endpoint(`POST ${base}/logPage`, {
  about: 'Lists the events of invoice applications, the latest first.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: page(logEntry),
})

/** Invoice request with all its data. */
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
  /** Mailing address on one line. */
  mailTo: z.string(),
  log: z.array(logEntry),
})
export type Invoice = z.output<typeof full>

export const invoiceDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns an invoice application with its history.',
  needs: 'token',
  data: full,
})

export const invoicesOfOrder = endpoint('GET /bbb/userCenter/order/invoiceDetail/{no}', {
  about: 'Returns the invoiced and the open amount of an order.',
  needs: 'token',
  data: z.object({
    id,
    orderNo: z.string(),
    /** Code of `orderState`. */
    state: z.int(),
    ...ofSite,
    paid: money,
    refunded: money,
    /** Amount left to invoice. */
    left: money,
    invoices: z.array(full),
  }),
})

export const invoiceTicket = endpoint(`POST ${base}/ticket/{id}`, {
  about: 'Returns a one-time URL of an invoice’s PDF, valid for one minute.',
  needs: 'token',
  data: z.object({ url: z.string() }),
})

const moved = z.object({ status: z.int() })

export const withdrawInvoice = endpoint(`PUT ${base}/withdraw/{id}`, {
  about: 'Withdraws an application before it is invoiced. Its payments are refunded to the deposit.',
  needs: 'token',
  data: moved,
})

export const confirmInvoice = endpoint(`PUT ${base}/confirm/{id}`, {
  about: 'Confirms the arrival of the mailed invoice.',
  needs: 'token',
  data: moved,
})
