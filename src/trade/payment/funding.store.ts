import { atom } from 'nanostores'
import { speaker } from '../../core/language/messages'
import { toDecimal, type Minor } from '../../core/money'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import {
  asksPassword,
  isWish,
  noWish,
  openOf,
  planOf,
  preferredWish,
  proposalFor,
  withPointsUpTo,
  type FundingWish,
} from './funding-plan'
import { fundingMessages } from './funding.messages'
import { listPayType } from './payment.contract'

/** Payment fields of a submission. */
export type Funding = { funding?: { payCode: number; amount: string }[]; payPassword?: string }

/**
 * Opens the payment plan of a checkout, with the preferred payment method preselected. Without a choice, the payment
 * page asks for it.
 * @param owing returns the current amount that can be paid now
 * @param pointsMost returns the maximum amount payable in points
 */
export function openFunding(scope: Scope, owing: () => Minor, pointsMost: () => Minor = () => 0) {
  const $wish = atom<FundingWish>(noWish)
  const types = resource(async (signal) => {
    const found = await scope.call(listPayType, { query: {} }, { signal, quiet: true })
    if (!isWish($wish.get())) $wish.set(preferredWish(owing(), withPointsUpTo(found, pointsMost())))
    return found
  })
  const usable = () => withPointsUpTo(types.$state.get().value ?? [], pointsMost())
  /** Returns whether accounts cover the whole amount. The next choice then replaces them. */
  const isCovered = () => openOf(owing(), $wish.get(), usable()) === 0
  const $password = atom('')
  /** Error message of the password field. */
  const $fault = atom('')
  /** Error message about the split. */
  const $refused = atom('')
  /** Field that prevents the payment and takes the focus: `payPassword` or `payRest`. */
  const $wrong = atom<{ field: string } | undefined>(undefined)
  function warn(key: 'chooseRest' | 'enterPassword'): undefined {
    $wrong.set({ field: key === 'chooseRest' ? 'payRest' : 'payPassword' })
    scope.toasts.brief('warning', speaker(fundingMessages, scope.$locale.get())(key))
  }

  return {
    types,
    pointsMost,
    $wish,
    $password,
    $fault,
    $refused,
    $wrong,
    /** Selects an account with the maximum amount. Replaces the other accounts if they cover everything. */
    take(payCode: number) {
      const { accounts, rest } = $wish.get()
      const all = [payCode, Number.MAX_SAFE_INTEGER] as const
      if (isCovered()) $wish.set({ rest: undefined, accounts: new Map([all]) })
      else $wish.set({ rest, accounts: new Map([...accounts, all]) })
    },
    drop(payCode: number) {
      const { accounts, rest } = $wish.get()
      $wish.set({ rest, accounts: new Map([...accounts].filter(([code]) => code !== payCode)) })
    },
    /** @param amount amount that the account should pay */
    want(payCode: number, amount: Minor) {
      $wish.set({ ...$wish.get(), accounts: new Map($wish.get().accounts).set(payCode, amount) })
    },
    restBy: (rest: number) => $wish.set({ accounts: isCovered() ? new Map() : $wish.get().accounts, rest }),
    propose: () => $wish.set({ ...$wish.get(), accounts: proposalFor(owing(), usable()) }),
    clear: () => $wish.set(noWish),
    type(password: string) {
      $fault.set('')
      $password.set(password)
    },
    /**
     * Returns the payment fields of the submission.
     * @param points price of a gift in points
     * @param free maximum amount that accounts pay without the password
     * @returns undefined if input is missing, after a warning
     */
    ready(points = 0, free: Minor = 0): Funding | undefined {
      const owed = owing()
      const wish = $wish.get()
      const divided = isWish(wish) && owed > 0
      const { parts, left } = planOf(owed, divided ? wish : noWish, usable())
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
