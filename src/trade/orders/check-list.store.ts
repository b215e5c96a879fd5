import { atom } from 'nanostores'
import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openSteps } from '../../core/steps'
import { orderDetail } from './order-detail.contract'
import { checkGoods, receiveOrder } from './order-steps.contract'
import { orderMessages } from './orders.messages'

/** What arrived of an order, line by line. */
export function openCheckList(scope: Scope, no: string) {
  /** Quantities that differ from what is kept, by line. */
  const $changed = atom<ReadonlyMap<string, number>>(new Map())
  /** It was saved on this page: what comes next is gone to. */
  const $saved = atom(false)
  return openDocument(
    scope,
    no,
    (options) => scope.call(orderDetail, { path: { no } }, options),
    (_, changed) => {
      const { $busy, take } = openSteps(scope, orderMessages, changed)
      return {
        $changed,
        $saved,
        $busy,
        set: (lineId: string, quantity: number) =>
          $changed.set(new Map($changed.get()).set(lineId, quantity)),
        /** Everything that was shipped has arrived. */
        setAll: (lines: readonly { id: string; shippedQuantity: number }[]) =>
          $changed.set(new Map(lines.map(({ id: lineId, shippedQuantity }) => [lineId, shippedQuantity]))),
        receive: (id: string) => take(id, () => scope.call(receiveOrder, { path: { id } }), 'received'),
        /** A refusal is said by the client; what was filled in stays. */
        async save(id: string) {
          const lines = [...$changed.get()].map(([lineId, quantity]) => ({ lineId, quantity }))
          const saved = await take(
            id,
            () => scope.call(checkGoods, { path: { id }, body: { lines } }),
            'saved',
          )
          if (saved) {
            $changed.set(new Map())
            $saved.set(true)
          }
        },
      }
    },
  )
}

export type CheckList = ReturnType<typeof openCheckList>['steps']
