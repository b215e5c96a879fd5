import type { Minor } from '../../core/money'
import type { PayType } from './payment.contract'
import { payMethod } from '../../words/pay-method'
import { isAccount } from './pay-way'

export type FundingPart = { payCode: number; amount: Minor }
/** Requested amounts by account in the order of selection, and the payment method for the rest. */
export type FundingWish = { accounts: ReadonlyMap<number, Minor>; rest: number | undefined }
export type FundingPlan = {
  parts: readonly FundingPart[]
  /** Amount without a payment method. */
  left: Minor
}

export const noWish: FundingWish = { accounts: new Map(), rest: undefined }
export const isWish = ({ accounts, rest }: FundingWish) => accounts.size > 0 || rest !== undefined

const { credit, deposit, points } = payMethod.code
/**
 * Accounts that can pay a part, in order of preference: points expire first, and a prepaid deposit comes before credit,
 * which must be repaid.
 */
export const fundingAccounts = [points, deposit, credit] as const

/** Returns the payment methods, with points limited to the amount that this order accepts, and none if that is nothing. */
export const withPointsUpTo = (types: readonly PayType[], most: Minor): PayType[] =>
  types.flatMap((type) => {
    if (type.payCode !== points || type.balance === undefined) return type
    return most === 0 && type.enabled === 10 ? [] : { ...type, balance: Math.min(type.balance, most) }
  })

export const balanceOf = (types: readonly PayType[], code: number): Minor => {
  const type = types.find(({ payCode }) => payCode === code)
  return type?.enabled === 10 ? (type.balance ?? 0) : 0
}

/** Computes the split. No account pays more than its balance, and all together pay at most the owed amount. */
export function planOf(owed: Minor, { accounts, rest }: FundingWish, types: readonly PayType[]): FundingPlan {
  let left = owed
  const parts: FundingPart[] = []
  for (const [payCode, wanted] of accounts) {
    const amount = Math.max(0, Math.min(wanted, balanceOf(types, payCode), left))
    if (amount > 0) parts.push({ payCode, amount })
    left -= amount
  }
  if (left > 0 && rest !== undefined) return { parts: [...parts, { payCode: rest, amount: left }], left: 0 }
  return { parts, left }
}

/** Returns the amount that accounts leave for another payment method. */
export const openOf = (owed: Minor, { accounts }: FundingWish, types: readonly PayType[]): Minor =>
  planOf(owed, { accounts, rest: undefined }, types).left

/** Returns the preferred payment method if it can pay the whole amount. */
export function preferredWish(owed: Minor, types: readonly PayType[]): FundingWish {
  const type = types.find(({ preferred, enabled }) => preferred === 10 && enabled === 10)
  if (!type) return noWish
  const { payCode } = type
  if (!isAccount(payCode)) return { accounts: new Map(), rest: payCode }
  const suffices = fundingAccounts.some((code) => code === payCode) && balanceOf(types, payCode) >= owed
  return suffices ? { accounts: new Map([[payCode, Number.MAX_SAFE_INTEGER]]), rest: undefined } : noWish
}

/** Returns whether accounts pay more than is allowed without the payment password. */
export const asksPassword = (parts: readonly FundingPart[], free: Minor): boolean => {
  const debited = parts.reduce((sum, { payCode, amount }) => sum + (isAccount(payCode) ? amount : 0), 0)
  return debited > 0 && debited > free
}

/** Proposes the full balance of every account until the owed amount is covered. */
export function proposalFor(owed: Minor, types: readonly PayType[]): ReadonlyMap<number, Minor> {
  const all = new Map(fundingAccounts.map((code) => [code, balanceOf(types, code)]))
  return new Map(
    planOf(owed, { accounts: all, rest: undefined }, types).parts.map(({ payCode }) => [
      payCode,
      Number.MAX_SAFE_INTEGER,
    ]),
  )
}
