import { atom } from 'nanostores'
import type { Data } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { cartOf } from '../../trade/cart/cart.store'
import { buyAgain } from '../../trade/orders/orders.contract'
import { oftenOrderPage } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import { keywordOf } from '../../core/text/keyword'

export type AgainAnswer = Data<typeof buyAgain>

/** Opens the frequently repeated orders of a company and repeats them. */
export function openOftenOrders(scope: Scope, urlState: UrlState) {
  const cart = cartOf(scope)
  const list = pagedList(scope, urlState, {
    filters: { keyword: keywordOf, months: listRange },
    load: ({ months: timeRange, ...asked }, options) =>
      scope.call(oftenOrderPage, { body: { ...asked, timeRange } }, options),
  })
  /** Results of the orders repeated on this page, by order id. */
  const $answers = atom<ReadonlyMap<string, AgainAnswer>>(new Map())
  const { $busy, run, once } = openSteps(scope, oftenMessages, () => {})

  return {
    ...list,
    $busy,
    $answers,
    /** Repeats an order. A second press before the answer has no effect. The client reports a refusal. */
    async again(id: string) {
      const work = () => once(id, (options) => scope.call(buyAgain, { path: { id } }, options))
      const answer = await run(id, work)
      if (!answer) return
      cart.changed(answer.totalCount)
      $answers.set(new Map($answers.get()).set(id, answer))
    },
  }
}

export type OftenOrders = ReturnType<typeof openOftenOrders>
