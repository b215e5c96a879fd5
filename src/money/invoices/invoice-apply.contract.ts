import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { code, codeOf, id, money, page, paging, text, wording } from '../../core/api/shapes'
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
  about: 'Completed orders of which something is left to invoice, the latest first.',
  needs: 'token',
  body: z.object({
    ...paging,
    /** Part of an order number or product name. */
    keyword: z.optional(text(50)),
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: page(order),
})

export const tryInvoice = endpoint(`POST ${base}/trial`, {
  about: 'What an invoice over some orders would come to, and what its mailing would cost.',
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
    'Asks for one invoice over all that is left of some orders. 409: nothing is left of one, 422: the title is not reviewed yet.',
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
