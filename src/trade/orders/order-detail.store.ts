import { byId } from '../../core/by-id'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { openOrderSteps } from './order-steps.store'
import { orderDetail } from './order-detail.contract'

/** One order with everything that happened to it; null where there is none of this number. */
export function openOrderDetail(scope: Scope, orderNo: string) {
  const order = resource(
    (signal) =>
      byId(orderNo, () => scope.call(orderDetail, { path: { no: orderNo } }, { signal, quiet: true })),
    [scope.$locale],
  )
  return { order, steps: openOrderSteps(scope, () => void order.reload()) }
}
