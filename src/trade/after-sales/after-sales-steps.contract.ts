import * as z from 'zod/mini'
import { formText } from '../../core/api/shapes'
import { endpoint } from '../../core/api/endpoint'
import { afterSalesFiles } from './after-sales.contract'

const base = '/bbb/userCenter/refund'
const moved = z.object({ returnState: z.int() })

export const withdrawAfterSales = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Withdraws an application before goods are on their way.',
  needs: 'token',
  data: moved,
})

export const returnGoods = endpoint(`PUT ${base}/returnGoods/{id}`, {
  about: 'Records the return parcel or the pickup day.',
  needs: 'token',
  body: z.object({
    company: z.optional(formText),
    trackingNo: z.optional(formText),
    pickupDay: z.optional(formText),
    files: afterSalesFiles,
  }),
  data: moved,
})

export const confirmResent = endpoint(`PUT ${base}/confirmReceipt/{id}`, {
  about: 'Confirms the arrival of the replacement.',
  needs: 'token',
  data: moved,
})
