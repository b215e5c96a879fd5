import { atom } from 'nanostores'
import { goTo } from '../../core/go-to'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { chargeState } from './charge-state'
import { pageCharges, payCharges } from './invoice-charges.contract'

/** Postage and tax differences, and paying several of them at once. */
export function openCharges(scope: Scope, place: Place) {
  /** Those that are to be paid together, by id. */
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const $busy = atom(false)
  // One intention keeps its key until it has an answer.
  let wish = { ids: '', key: '' }
  const list = pagedList(place, {
    filters: ['state'],
    async load({ filters: { state }, ...paging }, signal) {
      const body = { ...paging, state: chargeState.find(state || undefined)?.code }
      const answer = await scope.call(pageCharges, { body }, { signal, quiet: true })
      const payable = answer.content.filter(({ actions }) => actions.includes('pay'))
      $chosen.set(new Set(payable.map(({ id }) => id).filter((id) => $chosen.get().has(id))))
      return answer
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return {
    ...list,
    $chosen,
    $busy,
    choose(id: string, chosen: boolean) {
      const next = new Set($chosen.get())
      if (chosen) next.add(id)
      else next.delete(id)
      $chosen.set(next)
    },
    /** To the payment of some of them; a refusal is said by the client. @param from the button */
    async pay(idList: string[], from: Element) {
      if ($busy.get()) return
      $busy.set(true)
      const ids = idList.join(' ')
      if (wish.ids !== ids) wish = { ids, key: randomKey() }
      try {
        const { payOrderId } = await scope.call(
          payCharges,
          { body: { idList } },
          { idempotencyKey: wish.key },
        )
        wish = { ids: '', key: '' }
        goTo(scope.href('payment', {}, { payOrderId }), { from })
      } catch {
        void list.page.reload()
      } finally {
        $busy.set(false)
      }
    },
  }
}
export type ChargesStore = ReturnType<typeof openCharges>
