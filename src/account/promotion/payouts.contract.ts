import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, page, paging } from '../../core/api/shapes'
import { payoutFields } from './payout'

const payout = z.object({
  id,
  payoutNo: z.string(),
  amount: money,
  /** Code of `payoutState`. */
  state: z.int(),
  /** Reason for the rejection. */
  reason: z.string(),
  createdAt: z.string(),
  /** Names of state machine steps that the buyer can take. */
  actions: z.array(z.string()),
})
export type Payout = z.output<typeof payout>

const base = '/bbb/userCenter/promotion'
const moved = z.object({ id, state: z.int() })

export const askPayout = endpoint(`POST ${base}/payout`, {
  about:
    'Requests a payout of commission into the advance deposit. The amount is deducted from the commission at once. 422: the commission is lower.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: payoutFields.shape,
  data: moved,
})

export const payoutPage = endpoint(`POST ${base}/payoutPage`, {
  about: 'Lists the requested payouts of commission, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging }),
  data: page(payout),
})

export const cancelPayout = endpoint(`PUT ${base}/payoutCancel/{id}`, {
  about: 'Withdraws a pending payout and returns its commission. 409: it is already decided.',
  needs: 'token',
  permission: 'main',
  data: moved,
})
