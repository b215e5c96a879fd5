import type { Asked } from '../../../../src/core/api/endpoint'
import type { reviewOrder } from '../../../../src/trade/orders/order-steps.contract'
import type { Member } from '../../core/security/auth'
import { tx } from '../../core/database/db'
import { refuse, stateChanged } from '../../core/http/refusal'
import { changeQuantities } from './change-quantities'
import { moveOrder } from './move-order'
import { actorsOf, seenOrder } from './order-viewer'

type Review = Asked<typeof reviewOrder>['body']

/**
 * Records a main account's review of its sub-account's order.
 * @throws Refusal 400 no reason, 404 not the company's order, 409 not under review, 422 invalid quantities
 */
export function reviewOwn(who: Member, id: string, { pass, reason = '', lines = [] }: Review) {
  return tx(async () => {
    const order = await seenOrder(id, who)
    if (!actorsOf(order, who).includes('reviewer')) throw stateChanged()
    const mover = { actor: 'reviewer', actorId: who.customerId, reason } as const
    if (pass === 20) {
      if (!reason)
        throw refuse(400, ['请输入驳回原因', 'Please enter the reason for rejection.'], {
          errors: [{ path: 'reason', message: ['请输入驳回原因', 'Please enter the reason for rejection.'] }],
        })
      return { state: await moveOrder(order.id, 'reject', mover, { reviewBy: who.customerId }) }
    }
    if (lines.length > 0) await changeQuantities(order.id, lines, who)
    return { state: await moveOrder(order.id, 'approve', mover, { reviewBy: who.customerId }) }
  })
}
