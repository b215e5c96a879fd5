import { atom } from 'nanostores'
import type { Data } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { cartOf } from '../../trade/cart/cart.store'
import { buyAgain } from '../../trade/orders/orders.contract'
import { oftenOrderPage } from './often-bought.contract'
import { keywordOf } from '../../core/keyword'

export type AgainAnswer = Data<typeof buyAgain>

/** Orders that a company places again and again, and the way to place one once more. */
export function openOftenOrders(scope: Scope, place: Place) {
  const cart = cartOf(scope)
  const list = pagedList(scope, place, {
    filters: { keyword: keywordOf, months: listRange },
    load: ({ months: timeRange, ...asked }, options) =>
      scope.call(oftenOrderPage, { body: { ...asked, timeRange } }, options),
  })
  const $adding = atom<ReadonlySet<string>>(new Set())
  /** What became of the orders that were placed again here, by id. */
  const $answers = atom<ReadonlyMap<string, AgainAnswer>>(new Map())
  // One key a wish, until its answer is known: pressed again it is placed once.
  const keys = new Map<string, string>()

  return {
    ...list,
    $adding,
    $answers,
    async again(id: string) {
      if ($adding.get().has(id)) return
      $adding.set(new Set([...$adding.get(), id]))
      const idempotencyKey = keys.get(id) ?? randomKey()
      keys.set(id, idempotencyKey)
      try {
        const answer = await scope.call(buyAgain, { path: { id } }, { idempotencyKey })
        keys.delete(id)
        cart.changed(answer.totalCount)
        $answers.set(new Map($answers.get()).set(id, answer))
      } catch {
        // Said by the client; the key stays for the next press.
      }
      $adding.set(new Set([...$adding.get()].filter((other) => other !== id)))
    },
  }
}

export type OftenOrders = ReturnType<typeof openOftenOrders>
