import * as z from 'zod/mini'
import { formText } from '../../core/api/shapes'
import { endpoint } from '../../core/api/endpoint'
import { afterSalesFiles } from './after-sales.contract'

const base = '/bbb/userCenter/refund'
const moved = z.object({ returnState: z.int() })

export const withdrawAfterSales = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Takes back what was asked for, before goods are on their way.',
  needs: 'token',
  data: moved,
})

export const returnGoods = endpoint(`PUT ${base}/returnGoods/{id}`, {
  about: 'Tells the parcel in which goods go back, or the day on which they are to be fetched.',
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
  about: 'What was sent instead has arrived.',
  needs: 'token',
  data: moved,
})
