import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, page, paging } from '../../core/api/shapes'
import { withdrawalFields } from './withdrawal-fields'

const withdrawal = z.object({
  id,
  amount: money,
  bank: z.string(),
  /** Last four digits. */
  bankCard: z.string(),
  holder: z.string(),
  /** Code of `reviewState`. 20: paid out. */
  reviewState: z.int(),
  /** True if the buyer cancelled it before the review. */
  cancelled: z.boolean(),
  /** Reason for the rejection. */
  reason: z.string(),
  createdAt: z.string(),
  /** Names of state machine steps that the buyer can take. */
  actions: z.optional(z.array(z.string())),
})
export type Withdrawal = z.output<typeof withdrawal>

const base = '/bbb/userCenter/deposit'

export const withdraw = endpoint(`POST ${base}/withdraw`, {
  about:
    'Requests a withdrawal from the deposit. The amount is reserved until the review. 402: no payment password. 422: it is wrong, or the deposit is too low.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: withdrawalFields.shape,
  data: z.object({ id, reviewState: z.int() }),
})

export const withdrawPage = endpoint(`POST ${base}/withdrawPage`, {
  about: 'Lists the requested withdrawals, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging }),
  data: page(withdrawal),
})

export const cancelWithdrawal = endpoint(`PUT ${base}/withdrawCancel/{id}`, {
  about: 'Cancels a withdrawal before its review. 409: it is already reviewed.',
  needs: 'token',
  permission: 'main',
  data: z.object({ id }),
})
