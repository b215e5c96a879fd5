import { and, asc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { locked, type Found } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { account, type AccountKind } from './accounts.table'

export type AccountRow = typeof account.$inferSelect

const kinds: readonly AccountKind[] = ['credit', 'deposit', 'points']

const nothing = { balance: 0, frozen: 0, granted: 0 }

/**
 * Returns a company's account: `balance` (available), `frozen` and, for credit, `granted`; in minor units or points.
 * @param customerId id of the main account, `companyId` of a Member
 */
export async function accountOf(
  customerId: string,
  kind: AccountKind,
): Promise<Pick<AccountRow, 'balance' | 'frozen' | 'granted'>> {
  const [row] = await db()
    .select()
    .from(account)
    .where(and(eq(account.customerId, customerId), eq(account.kind, kind)))
  return row ?? nothing
}

/**
 * Locks all accounts of a company until the transaction ends. Call it before locking stock, orders or payments: accounts come first in the
 * lock order.
 */
export async function lockFunds(customerId: string) {
  await db()
    .insert(account)
    .values(kinds.map((kind) => ({ customerId, kind })))
    .onConflictDoNothing()
  await db()
    .select({ kind: account.kind })
    .from(account)
    .where(eq(account.customerId, customerId))
    .orderBy(asc(account.kind))
    .for('update')
}

/**
 * Locks a document until the transaction ends, after all accounts of its company.
 * @throws Refusal 404
 */
export const holdAfterFunds =
  <Row extends { customerId: string }>(rows: (id: string) => Found<Row>) =>
  async (id: string): Promise<Row> => {
    const [known] = await rows(id)
    if (known) await lockFunds(known.customerId)
    const row = known && (await locked(rows(id)))
    if (!row) throw notFound()
    return row
  }
