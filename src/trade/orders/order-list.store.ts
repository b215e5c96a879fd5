import { atom } from 'nanostores'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { exportOrders } from './order-export.contract'
import { actionsOf } from './order-machine'
import { openOrderSteps } from './order-steps.store'
import { orderFilters, questionOf } from './order-question'
import { pageOrders } from './orders.contract'

/** Orders of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openOrderList(scope: Scope, place: Place) {
  /** Orders that are to be paid together, by id. */
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const list = pagedList(scope, place, {
    filters: orderFilters,
    async load(asked, options) {
      const answer = await scope.call(pageOrders, { body: questionOf(asked) }, options)
      const payable = answer.content.flatMap((order) =>
        actionsOf(order).includes('payNow') ? [order.id] : [],
      )
      $chosen.set(new Set(payable.filter((id) => $chosen.get().has(id))))
      return answer
    },
  })
  return {
    ...list,
    steps: openOrderSteps(scope, () => void list.page.reload()),
    $chosen,
    /** Has a report of what the list shows generated. */
    exportAll: () => scope.call(exportOrders, { body: questionOf(list.narrowed()) }),
    choose(id: string, chosen: boolean) {
      const next = new Set($chosen.get())
      if (chosen) next.add(id)
      else next.delete(id)
      $chosen.set(next)
    },
  }
}

export type OrderList = ReturnType<typeof openOrderList>
