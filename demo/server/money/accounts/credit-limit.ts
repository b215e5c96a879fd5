import { and, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { creditType } from '../../../../src/money/credit/credit-type'
import { db, tx } from '../../core/database/db'
import { accountOf, lockFunds } from './account-rows'
import { account } from './accounts.table'
import { book } from './bookings'

/** Sets how much a company may owe. @param refNo the application that it was granted for @throws Refusal 422 */
export function setCreditLimit(customerId: string, granted: Minor, refNo: string) {
  return tx(async () => {
    await lockFunds(customerId)
    const more = granted - (await accountOf(customerId, 'credit')).granted
    if (more === 0) return
    const bizType = more > 0 ? creditType.code.granted : creditType.code.lowered
    const write = () =>
      db()
        .update(account)
        .set({ granted })
        .where(and(eq(account.customerId, customerId), eq(account.kind, 'credit')))
    // The unused part never exceeds the granted credit.
    if (more > 0) await write()
    await book({ customerId, kind: 'credit', bizType, amount: more, refNo })
    if (more < 0) await write()
  })
}
