import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, page, paging } from '../../core/api/shapes'
import { payoutFields } from './payout-fields'

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
    'Asks for a part of the commission to be paid into the advance deposit; it leaves the commission at once. 422: there is not so much.',
  needs: 'token',
  permission: 'main',
  once: true,
  body: payoutFields.shape,
  data: moved,
})

export const payoutPage = endpoint(`POST ${base}/payoutPage`, {
  about: 'Payouts of commission that were asked for, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging }),
  data: page(payout),
})

export const cancelPayout = endpoint(`PUT ${base}/payoutCancel/{id}`, {
  about: 'Takes a payout back that is not decided yet: the commission is there again. 409: too late.',
  needs: 'token',
  permission: 'main',
  data: moved,
})
