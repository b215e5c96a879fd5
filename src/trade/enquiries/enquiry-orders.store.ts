import { atom } from 'nanostores'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openOrderSteps } from '../orders/order-steps.store'
import { pageEnquiryOrders, type EnquiryOrderPage } from './enquiry-orders.contract'

const filters = ['range'] as const

/** Orders that came from inquiries, as their list shows them. */
export function openEnquiryOrders(scope: Scope, place: Place) {
  const list = pagedList<EnquiryOrderPage, (typeof filters)[number]>(place, {
    filters,
    load({ filters: { range }, ...paging }, signal) {
      const body = { ...paging, timeRange: listRange.find(range || undefined)?.code }
      return scope.call(pageEnquiryOrders, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return {
    ...list,
    steps: openOrderSteps(scope, () => void list.page.reload()),
    $chosen: atom<ReadonlySet<string>>(new Set()),
  }
}
