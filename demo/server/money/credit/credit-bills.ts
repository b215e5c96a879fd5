import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { billActions } from '../../../../src/money/credit/bill-machine'
import { lineMark } from '../../../../src/money/credit/line-mark'
import type { billPage } from '../../../../src/money/credit/credit.contract'
import { day, startOfDay, wireDay, wireMonth } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { idsOf } from '../../core/database/ids'
import { pageWith } from '../../core/database/page-with'
import { monthsAgo } from '../../core/database/in-time-span'
import type { BillRow } from './bill-viewer'
import { creditBill, creditBillMark } from './credit.table'

/** Returns the unpaid part of a statement. */
export const leftOf = ({ amount, repaid }: BillRow) => amount - repaid

export const billNoOf = ({ month }: Pick<BillRow, 'month'>) => `ZD${month.replace('-', '')}`

/** Counts disputed lines by statement. */
export async function disputedLinesOf(ids: readonly string[]): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0
  const rows = await db()
    .select({ billId: creditBillMark.billId, lines: count() })
    .from(creditBillMark)
    .where(and(inArray(creditBillMark.billId, [...ids]), eq(creditBillMark.mark, lineMark.code.disputed)))
    .groupBy(creditBillMark.billId)
  const known = new Map(rows.map(({ billId, lines }) => [billId, lines]))
  return (id) => known.get(id) ?? 0
}

/** @param disputedLines lines that its buyer disputed: it cannot be confirmed with them */
export const wireBill = (row: BillRow, disputedLines = 0) => ({
  id: row.id,
  billNo: billNoOf(row),
  month: row.month,
  state: row.state,
  amount: toDecimal(row.amount),
  repaid: toDecimal(row.repaid),
  left: toDecimal(leftOf(row)),
  dueDate: row.dueDate,
  daysLeft: Math.round(
    (startOfDay(row.dueDate).getTime() - startOfDay(wireDay(clock.now())).getTime()) / day,
  ),
  disputeReason: row.disputeReason,
  disputedLines,
  actions: billActions(row.state).filter((action) => action !== 'confirm' || disputedLines === 0),
})

type Filter = Pick<Asked<typeof billPage>['body'], 'state' | 'timeRange'>

function fitting(customerId: string, { state, timeRange }: Filter, ids?: string[]) {
  const since = timeRange && wireMonth(monthsAgo(timeRange))
  return and(
    ids && inArray(creditBill.id, ids),
    eq(creditBill.customerId, customerId),
    state === undefined ? undefined : sql`${creditBill.state} = ${state}`,
    since ? gte(creditBill.month, since) : undefined,
  )
}

/** Statements that a filter leaves, the latest first. @param ids these alone */
export const billRows = (customerId: string, filter: Filter, ids?: string[]) =>
  db()
    .select()
    .from(creditBill)
    .where(fitting(customerId, filter, ids))
    .orderBy(desc(creditBill.month))
    .$dynamic()

export async function billsPage(customerId: string, body: Asked<typeof billPage>['body']) {
  const { pageNumber, pageSize } = body
  const rows = await billRows(customerId, body)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const disputedIn = await disputedLinesOf(idsOf(rows))
  const content = rows.map((row) => wireBill(row, disputedIn(row.id)))
  return pageWith(content, await db().$count(creditBill, fitting(customerId, body)), body)
}
