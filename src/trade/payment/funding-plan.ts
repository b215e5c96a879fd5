import type { Minor } from '../../core/money'
import type { PayType } from './payment.contract'
import { payMethod } from './pay-method'
import { isAccount } from './pay-way'

export type FundingPart = { payCode: number; amount: Minor }
/** What a buyer wants accounts to pay, in the order of choosing, and the one way for the rest. */
export type FundingWish = { accounts: ReadonlyMap<number, Minor>; rest: number | undefined }
export type FundingPlan = {
  parts: readonly FundingPart[]
  /** For which no way is chosen yet. */
  left: Minor
}

export const noWish: FundingWish = { accounts: new Map(), rest: undefined }
export const isWish = ({ accounts, rest }: FundingWish) => accounts.size > 0 || rest !== undefined

const { credit, deposit, points } = payMethod.code
/** Accounts that can pay a part: what expires first, and what was paid in beforehand before what has to be paid back. */
export const fundingAccounts = [points, deposit, credit] as const

/** Ways to pay, of which points give no more than this order takes. */
export const withPointsUpTo = (types: readonly PayType[], most: Minor): PayType[] =>
  types.map((type) =>
    type.payCode === points && type.balance !== undefined
      ? { ...type, balance: Math.min(type.balance, most) }
      : type,
  )

export const balanceOf = (types: readonly PayType[], code: number): Minor => {
  const type = types.find(({ payCode }) => payCode === code)
  return type?.enabled === 10 ? (type.balance ?? 0) : 0
}

/** What a wish comes to: no account pays more than it has, and all of them no more than is owed. */
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

/** What accounts leave for another way. */
export const openOf = (owed: Minor, { accounts }: FundingWish, types: readonly PayType[]): Minor =>
  planOf(owed, { accounts, rest: undefined }, types).left

/** The way that is preferred, where it can pay all. */
export function preferredWish(owed: Minor, types: readonly PayType[]): FundingWish {
  const type = types.find(({ preferred, enabled }) => preferred === 10 && enabled === 10)
  if (!type) return noWish
  const { payCode } = type
  if (!isAccount(payCode)) return { accounts: new Map(), rest: payCode }
  const suffices = fundingAccounts.some((code) => code === payCode) && balanceOf(types, payCode) >= owed
  return suffices ? { accounts: new Map([[payCode, Number.MAX_SAFE_INTEGER]]), rest: undefined } : noWish
}

/** Whether accounts pay more than they do without the payment password. */
export const asksPassword = (parts: readonly FundingPart[], free: Minor): boolean => {
  const debited = parts.reduce((sum, { payCode, amount }) => sum + (isAccount(payCode) ? amount : 0), 0)
  return debited > 0 && debited > free
}

/** Every account with all that it can give, as far as something is owed. */
export function proposalFor(owed: Minor, types: readonly PayType[]): ReadonlyMap<number, Minor> {
  const all = new Map(fundingAccounts.map((code) => [code, balanceOf(types, code)]))
  return new Map(
    planOf(owed, { accounts: all, rest: undefined }, types).parts.map(({ payCode }) => [
      payCode,
      Number.MAX_SAFE_INTEGER,
    ]),
  )
}
