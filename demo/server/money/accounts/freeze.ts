import { and, eq, gte, sql } from 'drizzle-orm'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { lockFunds } from './account-rows'
import { account } from './accounts.table'
import { book } from './bookings'

/** Between what is free and what is set aside no line of the ledger is written: the sum stays. */
function shift(customerId: string, amount: number) {
  return tx(async () => {
    await lockFunds(customerId)
    const balance = sql`${account.balance} - ${amount}`
    const frozen = sql`${account.frozen} + ${amount}`
    const [row] = await db()
      .update(account)
      .set({ balance, frozen })
      .where(
        and(eq(account.customerId, customerId), eq(account.kind, 'deposit'), gte(balance, 0), gte(frozen, 0)),
      )
      .returning()
    if (!row) throw refuse(422, ['预存款余额不足', 'Insufficient advance deposit.'])
  })
}

/** Sets a part of the deposit aside. @param amount minor units @throws Refusal 422 */
export const freeze = (customerId: string, amount: number) => shift(customerId, amount)
/** Sets it free again. */
export const unfreeze = (customerId: string, amount: number) => shift(customerId, -amount)
/** Pays out what was set aside. */
export const takeFrozen = (customerId: string, amount: number, refNo: string) =>
  book({
    customerId,
    kind: 'deposit',
    bizType: depositType.code.userWithdrawal,
    amount: -amount,
    refNo,
    of: 'frozen',
  })
