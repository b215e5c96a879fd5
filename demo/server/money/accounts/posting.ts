import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { account, ledger, type AccountKind } from './accounts.table'

export type Posting = {
  customerId: string
  kind: AccountKind
  bizType: number
  /** Minor units, or points; below 0: taken. */
  amount: number
  refNo: string
  remark?: string
  /** Moved part: the available balance (default) or the frozen one. */
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
  const written = { id: newId(), createdAt: clock.now() }
  const balanceAfter = row.balance + row.frozen - (await moveLater(line, written))
  await db()
    .insert(ledger)
    .values({ ...line, ...written, balanceAfter })
  return row.balance
}

/**
 * A ledger is read in the order of time, so that a line of the past, as seeds and a clock that was set back write
 * it, changes what was there after each later one.
 * @returns what the later lines come to
 */
async function moveLater(
  { customerId, kind, amount }: Posting,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<number> {
  const later = await db()
    .update(ledger)
    .set({ balanceAfter: sql`${ledger.balanceAfter} + ${amount}` })
    .where(
      and(
        eq(ledger.customerId, customerId),
        eq(ledger.kind, kind),
        or(gt(ledger.createdAt, createdAt), and(eq(ledger.createdAt, createdAt), gt(ledger.id, id))),
      ),
    )
    .returning({ amount: ledger.amount })
  return later.reduce((sum, line) => sum + line.amount, 0)
}
