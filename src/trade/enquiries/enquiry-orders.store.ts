import { atom } from 'nanostores'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openOrderSteps } from '../orders/order-steps.store'
import { pageEnquiryOrders } from './enquiry-orders.contract'

/** Opens the list of orders from inquiries. */
export function openEnquiryOrders(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    filters: { range: listRange },
    load: ({ range: timeRange, ...paging }, options) =>
      scope.call(pageEnquiryOrders, { body: { ...paging, timeRange } }, options),
  })
  return {
    ...list,
    steps: openOrderSteps(scope, () => void list.page.reload()),
    $chosen: atom<ReadonlySet<string>>(new Set()),
  }
}
