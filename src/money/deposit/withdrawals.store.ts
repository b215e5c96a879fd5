import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { depositIndex } from './deposit.contract'
import type { WithdrawalSent } from './withdrawal-fields'
import { cancelWithdrawal, withdraw, withdrawPage } from './withdrawals.contract'

/** Withdrawals of the company that is logged in. */
export function openWithdrawals(scope: Scope, place: Place) {
  const keys = [scope.token.$token, scope.$locale]
  const index = resource((signal) => scope.call(depositIndex, {}, { signal, quiet: true }), keys)
  const list = pagedList(place, {
    load: ({ pageNumber, pageSize }, signal) =>
      scope.call(withdrawPage, { body: { pageNumber, pageSize } }, { signal, quiet: true }),
    keys,
  })
  /** The one that is being taken back, by id. */
  const $busy = atom('')
  // One intention keeps its key until it has an answer.
  let idempotencyKey = randomKey()
  const reload = () => {
    void index.reload()
    void list.page.reload()
  }
  return {
    index,
    list,
    $busy,
    async ask(body: WithdrawalSent) {
      await scope.call(withdraw, { body }, { idempotencyKey })
      idempotencyKey = randomKey()
      reload()
    },
    async takeBack(id: string) {
      if ($busy.get()) return
      $busy.set(id)
      try {
        await scope.call(cancelWithdrawal, { path: { id } })
      } catch (error) {
        if (!isCallError(error)) throw error
      } finally {
        $busy.set('')
        reload()
      }
    },
  }
}
export type Withdrawals = ReturnType<typeof openWithdrawals>
