import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, page, paging, wording } from '../../core/api/shapes'
import { bondState, refundFields } from './bond'

const bond = z.object({
  id,
  bondNo: z.string(),
  /** Code of `bondKind`. */
  kind: z.int(),
  /** Purpose as text. */
  title: wording,
  amount: money,
  /** Code of `bondState`. */
  state: z.int(),
  /** Payment deadline, `yyyy-MM-dd`. */
  dueDate: z.string(),
  paidAt: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
  /** Latest reason: of the refund request, or of its rejection. */
  reason: z.string(),
  /** Names of steps of `bondMachine`, and `pay`. */
  actions: z.array(z.string()),
})
export type Bond = z.output<typeof bond>

const base = '/bbb/userCenter/bond'

export const bondPage = endpoint(`POST ${base}/page`, {
  about: 'Lists the company’s bonds by state, the latest first, with the number in each state.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, state: z.optional(codeOf(bondState)) }),
  data: z.extend(page(bond), { counts: z.record(z.string(), z.int()) }),
})

export const payBond = endpoint(`POST ${base}/pay`, {
  about: 'Creates a pay order for a bond and voids an earlier one. 409: the bond is already paid.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: z.object({ bondId: id }),
  data: z.object({ payOrderId: id }),
})

export const refundBond = endpoint(`PUT ${base}/refund/{id}`, {
  about: 'Requests the refund of a bond into the advance deposit. 409: the bond is not paid.',
  needs: 'token',
  permission: 'main',
  body: refundFields.shape,
  data: z.object({ state: z.int() }),
})
