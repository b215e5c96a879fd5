import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, money, page, paging, wording } from '../../core/api/shapes'

const charge = z.object({
  id,
  /** Code of `chargeKind`. */
  kind: z.int(),
  /** Code of `chargeState`. */
  state: z.int(),
  amount: money,
  /** Reason for the charge. */
  remark: wording,
  /** Number of the invoice request. `orderNo` is one of its orders. */
  applyNo: z.string(),
  orderNo: z.string(),
  createdAt: z.string(),
  paidAt: z.optional(z.string()),
  /** Contains `pay` if the buyer can pay the charge. */
  actions: z.array(z.string()),
})
export type InvoiceCharge = z.output<typeof charge>

const base = '/bbb/userCenter/invoice'

export const pageCharges = endpoint(`POST ${base}/paymentPage`, {
  about: 'Lists postage and tax differences of invoices, the latest first.',
  needs: 'token',
  body: z.object({ ...paging, state: z.optional(code) }),
  data: z.extend(page(charge), {
    /** Number of charges by state code. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const payCharges = endpoint(`POST ${base}/paymentPay`, {
  about: 'Creates one pay order for some charges. 409: one of them is paid or cancelled.',
  needs: 'token',
  once: true,
  body: z.object({ idList: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ payOrderId: id }),
})
