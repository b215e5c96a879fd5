import { atom } from 'nanostores'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openOrderSteps } from '../orders/order-steps.store'
import { pageEnquiryOrders } from './enquiry-orders.contract'

/** Orders that came from inquiries, as their list shows them. */
export function openEnquiryOrders(scope: Scope, place: Place) {
  const list = pagedList(scope, place, {
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
