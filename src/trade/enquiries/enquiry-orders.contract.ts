import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { codeOf, id, page, paging } from '../../core/api/shapes'
import { orderRow } from '../orders/orders.contract'

const enquiryOrder = z.extend(orderRow, {
  /** Inquiries from which the order was created. */
  enquiries: z.array(z.object({ id, enquiryNo: z.string() })),
})

export const pageEnquiryOrders = endpoint('POST /bbb/userCenter/order/enquiryPage', {
  about: 'Lists the orders from inquiries, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    /** Time range up to now, as a code of `listRange`. */
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: page(enquiryOrder),
})
