import type { CallOptions } from '../../core/api/client'
import { openChosen } from '../../core/store/chosen'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { exportOrders } from './order-export.contract'
import { actionsOf } from '../../words/order-machine'
import { openOrderSteps } from './order-steps.store'
import { orderFilters, questionOf } from './order-question'
import { pageOrders } from './orders.contract'

/** Opens the list of the company's orders. The URL stores its filters. */
export function openOrderList(scope: Scope, urlState: UrlState) {
  /** Orders selected for a joint payment, by id. */
  const { keep, ...choice } = openChosen()
  const list = pagedList(scope, urlState, {
    filters: orderFilters,
    async load(asked, options) {
      const answer = await scope.call(pageOrders, { body: questionOf(asked) }, options)
      const payable = answer.content.flatMap((order) =>
        actionsOf(order).includes('payNow') ? [order.id] : [],
      )
      keep(payable)
      return answer
    },
  })
  return {
    ...list,
    steps: openOrderSteps(scope, () => void list.page.reload()),
    ...choice,
    /** Starts a report of all orders that match the list's filters. */
    exportAll: (options: CallOptions) =>
      scope.call(exportOrders, { body: questionOf(list.narrowed()) }, options),
  }
}

export type OrderList = ReturnType<typeof openOrderList>
