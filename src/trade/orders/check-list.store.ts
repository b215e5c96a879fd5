import { atom } from 'nanostores'
import { byId } from '../../core/by-id'
import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { orderDetail } from './order-detail.contract'
import { checkGoods } from './order-steps.contract'
import { orderMessages } from './orders.messages'

/** What arrived of an order, line by line. */
export function openCheckList(scope: Scope, orderNo: string) {
  const order = resource((signal) =>
    byId(orderNo, () => scope.call(orderDetail, { path: { no: orderNo } }, { signal, quiet: true })),
  )
  /** Quantities that differ from what is kept, by line. */
  const $changed = atom<ReadonlyMap<string, number>>(new Map())
  const $saving = atom(false)
  return {
    order,
    $changed,
    $saving,
    set: (lineId: string, quantity: number) => $changed.set(new Map($changed.get()).set(lineId, quantity)),
    async save(id: string) {
      if ($saving.get()) return
      $saving.set(true)
      const lines = [...$changed.get()].map(([lineId, quantity]) => ({ lineId, quantity }))
      try {
        await scope.call(checkGoods, { path: { id }, body: { lines } })
        $changed.set(new Map())
        scope.notices.toast('success', speaker(orderMessages, scope.$locale.get())('saved'))
      } catch {
        // Said by the client; what was filled in stays.
      }
      await order.reload()
      $saving.set(false)
    },
  }
}
