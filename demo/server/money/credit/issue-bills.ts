import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import { billState } from '../../../../src/money/credit/bill-state'
import { creditType } from '../../../../src/money/credit/credit-type'
import { dueDateOf } from '../../../../src/money/credit/due-date'
import { after, day, startOfDay, wireDay, wireMonth } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { insertMany } from '../../core/database/insert-many'
import { lockFunds } from '../accounts/account-rows'
import { ledger } from '../accounts/accounts.table'
import { creditBill, creditBillLine } from './credit.table'
import { disputedLinesOf } from './credit-bills'
import { moveBill } from './move-bill'
import { countRefunds } from './repay-bills'

/** Undisputed statements count as confirmed after this time. */
export const confirmedAfter = 5 * day

/** Returns the month a number of months ago, `yyyy-MM`. */
export function monthBefore(count: number): string {
  const [year = 0, month = 0] = wireMonth(clock.now()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7)
}
export const startOfMonth = (month: string) => startOfDay(`${month}-01`)
/** The first moment after a month. */
export const endOfMonth = (month: string) => {
  const [year = 0, count = 0] = month.split('-').map(Number)
  return startOfMonth(new Date(Date.UTC(year, count, 1)).toISOString().slice(0, 7))
}

/** Purchases and what was given back: what statements are made of. */
const billed = [creditType.code.orderPayment, creditType.code.orderRefund]

/** Movements until the end of a month that stand on no statement yet: late ones of earlier months as well. */
const unbilledUntil = (month: string) =>
  and(
    eq(ledger.kind, 'credit'),
    inArray(ledger.bizType, billed),
    lt(ledger.createdAt, endOfMonth(month)),
    notExists(db().select().from(creditBillLine).where(eq(creditBillLine.lineId, ledger.id))),
  )

/** Companies that are to get a statement of a month and have none yet. */
async function toBeBilled(month: string) {
  const bill = db()
    .select({ id: creditBill.id })
    .from(creditBill)
    .where(and(eq(creditBill.customerId, ledger.customerId), eq(creditBill.month, month)))
  return db()
    .selectDistinct({ customerId: ledger.customerId })
    .from(ledger)
    .where(and(unbilledUntil(month), notExists(bill)))
}

/** Issues the statements of a month that is over, once for each company. */
export async function issueBills(month: string) {
  for (const { customerId } of await toBeBilled(month))
    await tx(async () => {
      await lockFunds(customerId)
      const lines = await db()
        .select({ lineId: ledger.id, amount: ledger.amount })
        .from(ledger)
        .where(and(eq(ledger.customerId, customerId), unbilledUntil(month)))
      const amount = -lines.reduce((sum, line) => sum + line.amount, 0)
      const { toBeConfirmed, settled } = billState.code
      const [issued] = await db()
        .insert(creditBill)
        .values({
          customerId,
          month,
          // A month in which more came back than was bought owes nothing.
          amount: Math.max(0, amount),
          state: amount > 0 ? toBeConfirmed : settled,
          dueDate: dueDateOf(month),
          issuedAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning()
      if (!issued) return
      await insertMany(
        creditBillLine,
        lines.map(({ lineId }) => ({ lineId, billId: issued.id })),
      )
      if (amount < 0) await countRefunds(customerId, -amount)
    })
}

const idsOf = async (states: (typeof creditBill.$inferSelect)['state'][], due: ReturnType<typeof lt>) =>
  db()
    .select({ id: creditBill.id })
    .from(creditBill)
    .where(and(inArray(creditBill.state, states), due))

/** Confirms undisputed statements and marks late ones as overdue. */
export async function ageBills() {
  const now = clock.now()
  const { toBeConfirmed, confirmed, partlyRepaid } = billState.code
  const old = await idsOf([toBeConfirmed], lt(creditBill.issuedAt, after(now, -confirmedAfter)))
  const disputedIn = await disputedLinesOf(old.map(({ id }) => id))
  for (const { id } of old.filter((bill) => disputedIn(bill.id) === 0))
    await moveBill(id, 'confirm', { actor: 'timer' }, { confirmedAt: now })
  const late = await idsOf([confirmed, partlyRepaid], lt(creditBill.dueDate, wireDay(now)))
  for (const { id } of late) await moveBill(id, 'becomeOverdue', { actor: 'timer' })
}
