import { and, eq, gte, sql } from 'drizzle-orm'
import { db } from '../../core/db'
import { account, ledger, type AccountKind } from './accounts.table'

export type Posting = {
  customerId: string
  kind: AccountKind
  bizType: number
  /** Minor units, or points; below 0: taken. */
  amount: number
  refNo: string
  remark?: string
  /** What is moved: what is free (default), or what was set aside. */
  of?: 'balance' | 'frozen'
}

/**
 * The one place that moves a balance: with its line in the ledger, and never below 0. The account is locked already.
 * @returns the free balance after it; nothing when there is not so much
 */
export async function post({ of = 'balance', ...line }: Posting): Promise<number | undefined> {
  const after = sql`${account[of]} + ${line.amount}`
  const [row] = await db()
    .update(account)
    .set({ [of]: after })
    .where(and(eq(account.customerId, line.customerId), eq(account.kind, line.kind), gte(after, 0)))
    .returning()
  if (!row) return undefined
  const balanceAfter = row.balance + row.frozen
  await db()
    .insert(ledger)
    .values({ ...line, balanceAfter })
  return row.balance
}
