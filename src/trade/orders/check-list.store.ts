import { atom } from 'nanostores'
import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { orderDetail, type OrderDetail } from './order-detail.contract'
import { checkGoods, receiveOrder } from './order-steps.contract'
import { orderMessages } from './orders.messages'

/** Change of a line: the pieces found and the remark on them. */
type Checked = { quantity?: number; note?: string }

/** Opens the received quantities of an order by line. */
export function openCheckList(scope: Scope, no: string) {
  /** Unsaved changes by line id. */
  const $changed = atom<ReadonlyMap<string, Checked>>(new Map())
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
        set: (lineId: string, checked: Checked) =>
          $changed.set(new Map($changed.get()).set(lineId, { ...$changed.get().get(lineId), ...checked })),
        /** Sets all lines to their shipped quantity. Remarks are kept. */
        setAll: (lines: readonly { id: string; shippedQuantity: number }[]) =>
          $changed.set(
            new Map(
              lines.map(({ id: lineId, shippedQuantity: quantity }) => [
                lineId,
                { ...$changed.get().get(lineId), quantity },
              ]),
            ),
          ),
        receive: (id: string) => take(id, () => scope.call(receiveOrder, { path: { id } }), 'received'),
        /** Saves the changes. After a failure the client shows an error and the changes remain. */
        async save({ id, lines: all }: Pick<OrderDetail, 'id' | 'lines'>) {
          const changes = $changed.get()
          const lines = all.flatMap(({ id: lineId, receivedQuantity }) => {
            const checked = changes.get(lineId)
            return checked ? [{ lineId, quantity: receivedQuantity, ...checked }] : []
          })
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
