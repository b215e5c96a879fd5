import { atom } from 'nanostores'
import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { orderDetail } from './order-detail.contract'
import { checkGoods, receiveOrder } from './order-steps.contract'
import { orderMessages } from './orders.messages'

/** Opens the received quantities of an order by line. */
export function openCheckList(scope: Scope, no: string) {
  /** Unsaved quantities by line id. */
  const $changed = atom<ReadonlyMap<string, number>>(new Map())
  /** True after a save on this page. The next steps then take the focus. */
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
        /** Sets all lines to their shipped quantity. */
        setAll: (lines: readonly { id: string; shippedQuantity: number }[]) =>
          $changed.set(new Map(lines.map(({ id: lineId, shippedQuantity }) => [lineId, shippedQuantity]))),
        receive: (id: string) => take(id, () => scope.call(receiveOrder, { path: { id } }), 'received'),
        /** Saves the quantities. After a failure the client shows an error and the quantities remain. */
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
