import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, id, money, page, paging, wording } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { mostInvoicedOrders } from './invoices.contract'

const base = '/bbb/userCenter/invoice'
const orderIdList = z.array(id).check(z.minLength(1), z.maxLength(mostInvoicedOrders))

const order = z.object({
  orderId: id,
  orderNo: z.string(),
  createdAt: z.string(),
  /** Product name of the first line. */
  goodsName: wording,
  kinds: z.int(),
  paid: money,
  refunded: money,
  /** Amount left to invoice: paid, less refunded and already invoiced. */
  left: money,
})
export type InvoicableOrder = z.output<typeof order>

export const pageInvoicable = endpoint(`POST ${base}/orderPage`, {
  about: 'Lists completed orders that are not fully invoiced, the latest first.',
  needs: 'token',
  body: z.object({
    ...paging,
    /** Part of an order number or product name. */
    keyword: z.optional(keyword()),
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: page(order),
})

export const tryInvoice = endpoint(`POST ${base}/trial`, {
  about: 'Calculates the amount and postage of an invoice for some orders.',
  needs: 'token',
  body: z.object({ orderIdList, medium: code }),
  data: z.object({
    amount: money,
    postage: money,
    orders: z.array(z.object({ orderId: id, orderNo: z.string(), left: money })),
  }),
})

export const applyInvoice = endpoint(`POST ${base}/apply`, {
  about:
    'Requests one invoice for the open amount of some orders. 409: an order is fully invoiced. 422: the title is not approved yet.',
  needs: 'token',
  once: true,
  body: z.object({
    orderIdList,
    titleId: id,
    /** Code of `invoiceMedium`. */
    medium: code,
    /** Id of the mailing address, for a paper invoice. */
    addressId: z.optional(id),
    /** Additional email recipient of an electronic invoice. */
    email: z.optional(text(100)),
  }),
  data: z.object({
    invoiceIdList: z.array(id),
    status: z.int(),
    /** Amount to pay before the invoice is issued. */
    due: money,
  }),
})
