import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { budgetEntryType } from '../../../../src/money/budgets/budget-entry-type'
import { db } from '../../core/database/db'
import { budget, budgetEntry } from './budgets.table'

export type BudgetRow = typeof budget.$inferSelect
export type Figures = Pick<BudgetRow, 'amount' | 'carried' | 'used' | 'reserved'>
export type Entry = Pick<typeof budgetEntry.$inferInsert, 'type'> &
  Partial<
    Pick<typeof budgetEntry.$inferInsert, 'documentKind' | 'documentId' | 'refNo' | 'actorId' | 'remark'>
  >

/** Returns the free amount of a budget. It is negative if the budget was lowered or exceeded. */
export const freeOf = ({ amount, carried, used, reserved }: Figures): Minor =>
  amount + carried - used - reserved

/** Locked budgets by id. */
export type Locked = Map<string, BudgetRow>

/** Returns the ids of budgets and of those that receive their rest. */
async function withReceivers(ids: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    with recursive chain(id, carried_to) as (
      select id, carried_to from budget where id = any(${sql.param(ids)}::text[])
      union select budget.id, budget.carried_to from budget join chain on budget.id = chain.carried_to
    ) select id from chain`)
  return rows.map(({ id }) => id)
}

/**
 * Locks budgets, and those that receive their rest, until the transaction ends. Always in id order, after accounts, SKUs and
 * documents.
 */
export async function lockBudgets(ids: readonly string[]): Promise<Locked> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(budget)
    .where(inArray(budget.id, await withReceivers([...new Set(ids)])))
    .orderBy(asc(budget.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Changes the figures of a locked budget and writes the entry. The only place that does. */
export async function post(locked: Locked, id: string, change: Partial<Figures>, entry: Entry) {
  const row = locked.get(id)
  if (!row) throw new Error(`budget ${id} is not locked`)
  const { amount = 0, carried = 0, used = 0, reserved = 0 } = change
  const figures = {
    amount: row.amount + amount,
    carried: row.carried + carried,
    used: row.used + used,
    reserved: row.reserved + reserved,
  }
  await db()
    .update(budget)
    .set({ ...figures, version: sql`${budget.version} + 1` })
    .where(eq(budget.id, id))
  await db()
    .insert(budgetEntry)
    .values({ ...entry, budgetId: id, amount, carried, used, reserved, freeAfter: freeOf(figures) })
  locked.set(id, { ...row, ...figures })
  await passOn(locked, id)
}

/** Moves the free amount of an ended budget to the one that receives its rest. */
async function passOn(locked: Locked, id: string) {
  const row = locked.get(id)
  const next = row?.carriedTo && locked.get(row.carriedTo)
  const free = row ? freeOf(row) : 0
  if (!row || !next || free === 0) return
  const { carriedIn, carriedOut } = budgetEntryType.code
  await post(locked, id, { carried: -free }, { type: carriedOut, refNo: next.fromDay })
  await post(locked, next.id, { carried: free }, { type: carriedIn, refNo: row.fromDay })
}

/** Makes a locked budget the receiver of another one's rest, now and later. */
export async function carryOver(locked: Locked, id: string, nextId: string) {
  const row = locked.get(id)
  if (!row || row.carriedTo) return
  await db().update(budget).set({ carriedTo: nextId }).where(eq(budget.id, id))
  locked.set(id, { ...row, carriedTo: nextId })
  await passOn(locked, id)
}
