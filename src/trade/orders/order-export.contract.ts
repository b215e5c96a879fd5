import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { queuedExport } from '../../account/downloads/export-shapes'
import { orderFilter } from './orders.contract'

export const exportOrders = endpoint('POST /bbb/userCenter/export/order', {
  about: 'Generates a report of orders for the downloads. 400: there are none.',
  needs: 'token',
  body: z.object({
    ...orderFilter,
    /** Ids of the orders to export. Default: all matching orders. */
    idList: z.optional(z.array(id).check(z.maxLength(1000))),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  data: queuedExport,
})
