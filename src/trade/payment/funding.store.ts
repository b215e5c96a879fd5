import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import { toDecimal, type Minor } from '../../core/money'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { asksPassword, isWish, noWish, planOf, proposalFor, type FundingWish } from './funding-plan'
import { fundingMessages } from './funding.messages'
import { listPayType } from './payment.contract'

/** What a submission carries of it. */
export type Funding = { funding?: { payCode: number; amount: string }[]; payPassword?: string }

/** How a checkout is to be paid, while it is being thought about. Nothing chosen: it is, on the payment page. */
export function openFunding(scope: Scope) {
  const types = resource((signal) => scope.call(listPayType, { query: {} }, { signal, quiet: true }))
  const $wish = atom<FundingWish>(noWish)
  const $password = atom('')
  /** What is wrong with the password, said at its field. */
  const $fault = atom('')
  function warn(key: 'chooseRest' | 'enterPassword'): undefined {
    scope.toasts.brief('warning', speaker(fundingMessages, scope.$locale.get())(key))
  }

  return {
    types,
    $wish,
    $password,
    $fault,
    /** @param wanted minor units; as much as it has when left out, nothing at 0 */
    want(payCode: number, wanted: Minor = Number.MAX_SAFE_INTEGER, takes = true) {
      const accounts = new Map($wish.get().accounts)
      if (takes) accounts.set(payCode, wanted)
      else accounts.delete(payCode)
      $wish.set({ ...$wish.get(), accounts })
    },
    restBy: (rest: number | undefined) => $wish.set({ ...$wish.get(), rest }),
    propose: (owed: Minor) =>
      $wish.set({ ...$wish.get(), accounts: proposalFor(owed, types.$state.get().value ?? []) }),
    clear: () => $wish.set(noWish),
    type(password: string) {
      $fault.set('')
      $password.set(password)
    },
    /**
     * @param points that a gift costs
     * @param free up to so much accounts pay without the password
     * @returns nothing while something is missing, which is said
     */
    ready(owed: Minor, points = 0, free: Minor = 0): Funding | undefined {
      const wish = $wish.get()
      const divided = isWish(wish) && owed > 0
      const { parts, left } = planOf(owed, divided ? wish : noWish, types.$state.get().value ?? [])
      if (divided && left > 0) return warn('chooseRest')
      const fromAccounts = points > 0 || asksPassword(parts, free)
      const payPassword = $password.get()
      if (fromAccounts && !/^\d{6}$/.test(payPassword)) {
        $fault.set(speaker(fundingMessages, scope.$locale.get())('enterPassword'))
        return warn('enterPassword')
      }
      const funding = parts.map(({ payCode, amount }) => ({ payCode, amount: toDecimal(amount) }))
      return { ...(divided && { funding }), ...(fromAccounts && { payPassword }) }
    },
  }
}

export type FundingStore = ReturnType<typeof openFunding>
