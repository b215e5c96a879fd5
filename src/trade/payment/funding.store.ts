import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import { toDecimal, type Minor } from '../../core/money'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
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

/** What a submission carries of it. */
export type Funding = { funding?: { payCode: number; amount: string }[]; payPassword?: string }

/**
 * How a checkout is to be paid, while it is being thought about: at first as the last time. Nothing chosen: it is, on
 * the payment page.
 * @param owing what can be paid at once, as it is by now
 * @param pointsMost what of that points may pay
 */
export function openFunding(scope: Scope, owing: () => Minor, pointsMost: () => Minor = () => 0) {
  const $wish = atom<FundingWish>(noWish)
  const types = resource(async (signal) => {
    const found = await scope.call(listPayType, { query: {} }, { signal, quiet: true })
    if (!isWish($wish.get())) $wish.set(preferredWish(owing(), withPointsUpTo(found, pointsMost())))
    return found
  })
  const usable = () => withPointsUpTo(types.$state.get().value ?? [], pointsMost())
  /** Whether accounts pay all of it, so that another choice takes their place. */
  const isCovered = () => openOf(owing(), $wish.get(), usable()) === 0
  const $password = atom('')
  /** What is wrong with the password, said at its field. */
  const $fault = atom('')
  /** Why it could not be divided like that. */
  const $refused = atom('')
  /** The field that keeps it from being paid, to be gone to: `payPassword` or `payRest`. */
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
    /** An account pays as much as it can of what other accounts leave open, or takes their place. */
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
    /** @param amount that an account is to pay */
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
     * @param points that a gift costs
     * @param free up to so much accounts pay without the password
     * @returns nothing while something is missing, which is said
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
