import { computed } from 'nanostores'
import { byId } from '../../core/api/by-id'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { orderDetail } from '../orders/order-detail.contract'
import { openComplaintSteps } from './complaint-steps.store'

/** Opens the form for a complaint about an order, or about one of its after-sales cases (`?afterSale=…`). */
export function openComplaintRequest(scope: Scope, urlState: UrlState, orderNo: string) {
  const order = resource(
    (signal) =>
      byId(orderNo, () => scope.call(orderDetail, { path: { no: orderNo } }, { signal, quiet: true })),
    [scope.$locale],
  )
  const $afterSaleId = computed(urlState.$query, ({ afterSale }) => afterSale || undefined)
  return { order, $afterSaleId, steps: openComplaintSteps(scope, () => {}) }
}
