import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { queuedExport } from '../../account/downloads/export-shapes'
import { orderFilter } from './orders.contract'

export const exportOrders = endpoint('POST /bbb/userCenter/export/order', {
  about: 'Has a report of orders generated, to be downloaded from the queue; code 400 when there are none.',
  needs: 'token',
  body: z.object({
    ...orderFilter,
    /** Ids of the orders to export. Default: all matching orders. */
    idList: z.optional(z.array(id).check(z.maxLength(1000))),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  data: queuedExport,
})
