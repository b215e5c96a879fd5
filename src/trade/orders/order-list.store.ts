import { atom } from 'nanostores'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { tellQueued } from '../../account/downloads/report-queued'
import { exportOrders } from './order-export.contract'
import { actionsOf } from './order-machine'
import { openOrderSteps } from './order-steps.store'
import { orderFilters, questionOf } from './order-question'
import { pageOrders } from './orders.contract'

/** Orders of a company as its list shows them; what the list is narrowed by stands in the address. */
export function openOrderList(scope: Scope, place: Place) {
  /** Orders that are to be paid together, by id. */
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const $exporting = atom(false)
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
    $exporting,
    /** Has a report of what the list shows generated; a refusal is said by the client. */
    async exportAll() {
      if ($exporting.get()) return
      $exporting.set(true)
      await scope
        .call(exportOrders, { body: questionOf(list.narrowed()) })
        .then(() => tellQueued(scope))
        .catch(() => {})
      $exporting.set(false)
    },
    choose(id: string, chosen: boolean) {
      const next = new Set($chosen.get())
      if (chosen) next.add(id)
      else next.delete(id)
      $chosen.set(next)
    },
  }
}

export type OrderList = ReturnType<typeof openOrderList>
