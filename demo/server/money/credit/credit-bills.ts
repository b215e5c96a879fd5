import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { billState } from '../../../../src/money/credit/bill-state'
import type { billPage } from '../../../../src/money/credit/credit.contract'
import { after, day, startOfDay, wireDay, wireMonth, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { notFound } from '../../core/refusal'
import { ledger } from '../accounts/accounts.table'
import { creditBill } from './credit.table'
import { creditLine } from './credit-line'
import { billed, endOfMonth, monthBefore, startOfMonth } from './issue-bills'
import type { BillRow } from './move-bill'

const leftOf = ({ amount, repaid }: BillRow) => amount - repaid

export const wireBill = (row: BillRow) => ({
  id: row.id,
  billNo: `ZD${row.month.replace('-', '')}`,
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
})

/** A statement of this company. @throws Refusal 404 */
export async function ownBill(customerId: string, id: string): Promise<BillRow> {
  const [row] = await db()
    .select()
    .from(creditBill)
    .where(and(eq(creditBill.id, id), eq(creditBill.customerId, customerId)))
  if (!row) throw notFound()
  return row
}

export async function billsPage(customerId: string, body: Asked<typeof billPage>['body']) {
  const { timeRange, pageNumber, pageSize } = body
  const state = billState.find(body.state)?.code
  const since = timeRange && wireMonth(after(clock.now(), -timeRange * 30 * day))
  const wanted = and(
    eq(creditBill.customerId, customerId),
    state === undefined ? undefined : eq(creditBill.state, state),
    since ? gte(creditBill.month, since) : undefined,
  )
  const rows = await db()
    .select()
    .from(creditBill)
    .where(wanted)
    .orderBy(desc(creditBill.month))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return pageWith(rows.map(wireBill), await db().$count(creditBill, wanted), body)
}

/** What a statement is made of. */
export async function linesOf({ customerId, month }: BillRow) {
  const rows = await db()
    .select()
    .from(ledger)
    .where(
      and(
        eq(ledger.customerId, customerId),
        eq(ledger.kind, 'credit'),
        inArray(ledger.bizType, billed),
        gte(ledger.createdAt, startOfMonth(month)),
        lt(ledger.createdAt, endOfMonth(month)),
      ),
    )
    .orderBy(asc(ledger.createdAt), asc(ledger.id))
  return rows.map(({ id, bizType, amount, refNo, createdAt }) => ({
    id,
    type: bizType,
    amount: toDecimal(-amount),
    refNo,
    createdAt: wireTime(createdAt),
  }))
}

/** The credit line with its statements, as the overview shows it. */
export async function overview(customerId: string) {
  const { limit, used, available } = await creditLine(customerId)
  const bills = await db()
    .select()
    .from(creditBill)
    .where(eq(creditBill.customerId, customerId))
    .orderBy(asc(creditBill.month))
  const open = bills.filter((bill) => leftOf(bill) > 0)
  const onBills = open.reduce((sum, bill) => sum + leftOf(bill), 0)
  const unbilled = Math.max(0, used - onBills)
  const byMonth = new Map(bills.map((bill) => [bill.month, bill]))
  const months = Array.from({ length: 12 }, (_, at) => monthBefore(11 - at)).map((month, at) => {
    const bill = byMonth.get(month)
    return {
      month,
      repaid: toDecimal(bill?.repaid ?? 0),
      left: toDecimal(bill ? leftOf(bill) : 0),
      unbilled: toDecimal(at === 11 ? unbilled : 0),
    }
  })
  const [due] = open
  const late = open.some(({ state }) => state === billState.code.overdue)
  return {
    limit: toDecimal(limit),
    used: toDecimal(used),
    available: toDecimal(available),
    state: limit === 0 ? ('none' as const) : late ? ('overdue' as const) : ('open' as const),
    billed: toDecimal(onBills),
    unbilled: toDecimal(unbilled),
    due: due && wireBill(due),
    months,
  }
}
