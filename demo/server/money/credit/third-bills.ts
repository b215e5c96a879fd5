import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { thirdBillPage } from '../../../../src/money/credit/third-bills.contract'
import { wireMonth, wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { monthsAgo } from '../../core/database/in-time-span'
import { thirdBill, thirdBillLine } from './credit.table'

type Row = typeof thirdBill.$inferSelect
type Filter = Pick<Asked<typeof thirdBillPage>['body'], 'state' | 'timeRange'>

export const wireThirdBill = ({ id, billNo, provider, month, amount, state, dueDate, paidAt }: Row) => ({
  id,
  billNo,
  provider,
  month,
  amount: toDecimal(amount),
  state,
  dueDate,
  ...(paidAt && { paidAt: wireTime(paidAt) }),
})

const fitting = (customerId: string, { state, timeRange }: Filter, ids?: string[]) =>
  and(
    ids && inArray(thirdBill.id, ids),
    eq(thirdBill.customerId, customerId),
    state === undefined ? undefined : sql`${thirdBill.state} = ${state}`,
    timeRange ? gte(thirdBill.month, wireMonth(monthsAgo(timeRange))) : undefined,
  )

/** Query for filtered statements of other lenders, the latest first. @param ids restricts it */
export const thirdBillRows = (customerId: string, filter: Filter, ids?: string[]) =>
  db()
    .select()
    .from(thirdBill)
    .where(fitting(customerId, filter, ids))
    .orderBy(desc(thirdBill.month), asc(thirdBill.billNo))
    .$dynamic()

export async function thirdBillsPage(customerId: string, body: Asked<typeof thirdBillPage>['body']) {
  const { pageNumber, pageSize } = body
  const rows = await thirdBillRows(customerId, body)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = await db().$count(thirdBill, fitting(customerId, body))
  return pageWith(rows.map(wireThirdBill), total, body)
}

/** @throws Refusal 404 not this company's */
export async function thirdBillOf(customerId: string, id: string) {
  const [row] = await thirdBillRows(customerId, {}, [id])
  if (!row) throw notFound()
  const lines = await db()
    .select()
    .from(thirdBillLine)
    .where(eq(thirdBillLine.billId, id))
    .orderBy(asc(thirdBillLine.createdAt), asc(thirdBillLine.id))
  return {
    ...wireThirdBill(row),
    lines: lines.map((line) => ({
      id: line.id,
      refNo: line.refNo,
      about: line.about,
      amount: toDecimal(line.amount),
      createdAt: wireTime(line.createdAt),
    })),
  }
}
