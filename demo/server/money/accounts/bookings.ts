import { and, eq } from 'drizzle-orm'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'
import { creditType } from '../../../../src/money/credit/credit-type'
import type { depositType } from '../../../../src/money/deposit/deposit-type'
import type { pointsSource } from '../../../../src/money/points/points-source'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { creditLine } from '../credit/credit-line'
import { accountOf, lockFunds } from './account-rows'
import { ledger, type AccountKind } from './accounts.table'
import { addLot, expireLots, returnToLots, spendLots } from './points-lots'
import { post, type Posting } from './posting'

export type TypeOf = {
  deposit: CodeOf<typeof depositType>
  points: CodeOf<typeof pointsSource>
  credit: CodeOf<typeof creditType>
}
/** A movement; `amount` below 0 is taken. */
export type Booking = Posting & {
  /** Points that come back to the lots from which the spending of this reference took them. */
  returns?: string
}

const short: Record<AccountKind, Text> = {
  deposit: ['预存款余额不足', 'Insufficient advance deposit.'],
  points: ['积分不足', 'Insufficient points.'],
  credit: ['信用额度不足', 'Insufficient credit line.'],
}

/**
 * Moves an account, in the caller's transaction if there is one. What was booked before under the same type and
 * reference is not booked again.
 * @returns the free balance after it
 * @throws Refusal 422 when there is not so much
 */
export function book({ returns, ...posting }: Booking): Promise<number> {
  const { customerId, kind, amount } = posting
  return tx(async () => {
    await lockFunds(customerId)
    if (await wasBooked(posting)) return (await accountOf(customerId, kind)).balance
    if (amount < 0) await prepareTaking(posting)
    const left = await post(posting)
    if (left === undefined) throw refuse(422, short[kind])
    if (kind === 'points') await moveLots(posting, returns)
    return left
  })
}

async function wasBooked({ customerId, kind, bizType, amount, refNo }: Posting): Promise<boolean> {
  const same = [eq(ledger.kind, kind), eq(ledger.bizType, bizType), eq(ledger.refNo, refNo)]
  const [before] = await db()
    .select({ amount: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.customerId, customerId), ...same))
  if (before && before.amount !== amount)
    throw new Error(`${kind} ${bizType} ${refNo} was booked before, with ${before.amount}`)
  return before !== undefined
}

async function prepareTaking({ customerId, kind, bizType }: Posting) {
  if (kind === 'points') await expireLots(customerId)
  if (kind !== 'credit' || bizType !== creditType.code.orderPayment) return
  const { refused } = await creditLine(customerId)
  if (refused) throw refuse(422, refused.text, { values: refused.values })
}

function moveLots({ customerId, bizType, amount, refNo }: Posting, returns?: string) {
  if (amount < 0) return spendLots(customerId, -amount, refNo)
  return returns ? returnToLots(customerId, amount, returns) : addLot(customerId, bizType, amount)
}

function positive(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount: ${amount}`)
  return amount
}

/**
 * Takes from a company's account: `take(who.companyId, 'deposit', 20, order.payAmount, payNo)`.
 * @param type a code of `depositType`, `pointsSource` or `creditType`
 * @param amount above 0, in minor units or points
 * @param refNo what for: the number of the payment, order or request; once for each type
 * @returns what is left
 * @throws Refusal 422 when it does not suffice; of credit also without a line or with a bill overdue
 */
export const take = <Kind extends AccountKind>(
  customerId: string,
  kind: Kind,
  type: TypeOf[Kind],
  amount: number,
  refNo: string,
  remark = '',
) => book({ customerId, kind, bizType: type, amount: -positive(amount), refNo, remark })

/** Gives to a company's account; the counterpart of `take`. */
export const give = <Kind extends AccountKind>(
  customerId: string,
  kind: Kind,
  type: TypeOf[Kind],
  amount: number,
  refNo: string,
  remark = '',
) => book({ customerId, kind, bizType: type, amount: positive(amount), refNo, remark })

/** Gives back points that `spent` (a reference of `take`) had taken, with the life that they had left. */
export const giveBackPoints = (
  customerId: string,
  type: TypeOf['points'],
  amount: number,
  refNo: string,
  spent: string,
) => book({ customerId, kind: 'points', bizType: type, amount: positive(amount), refNo, returns: spent })
