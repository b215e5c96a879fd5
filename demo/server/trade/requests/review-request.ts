import type { Asked } from '../../../../src/core/api/endpoint'
import type { reviewOrder } from '../../../../src/trade/orders/order-steps.contract'
import type { Member } from '../../core/security/auth'
import { decide } from './decide-request'
import { seenRequest } from './request-viewer'

/**
 * Decides a purchase request by the call that reviewed sub-accounts' orders before there were requests.
 * @throws Refusal as of `decide`
 */
export async function reviewByCall(
  who: Member,
  id: string,
  { pass, ...more }: Asked<typeof reviewOrder>['body'],
) {
  const { revision } = await seenRequest(id, who)
  const decision = pass === 10 ? ('approve' as const) : ('reject' as const)
  const { state } = await decide(who, id, { revision, decision, ...more })
  return { state }
}
