import { and, desc, eq, inArray } from 'drizzle-orm'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { inTimeSpan } from '../../core/database/in-time-span'
import { ledger, type AccountKind } from './accounts.table'

type Wanted = { bizType?: number; timeRange?: number; pageNumber: number; pageSize: number }

type Narrowed = Pick<Wanted, 'bizType' | 'timeRange'>

const fitting = (customerId: string, kind: AccountKind, { bizType, timeRange }: Narrowed) =>
  and(
    eq(ledger.customerId, customerId),
    eq(ledger.kind, kind),
    bizType === undefined ? undefined : eq(ledger.bizType, bizType),
    inTimeSpan(ledger.createdAt, { timeRange }),
  )

const latestFirst = () =>
  db().select().from(ledger).orderBy(desc(ledger.createdAt), desc(ledger.id)).$dynamic()

function movement<Figure>(row: typeof ledger.$inferSelect, figure: (amount: number) => Figure) {
  return {
    id: row.id,
    type: row.bizType,
    amount: figure(row.amount),
    balanceAfter: figure(row.balanceAfter),
    refNo: row.refNo,
    remark: row.remark,
    createdAt: wireTime(row.createdAt),
  }
}

/**
 * Reads one page of an account's movements, the latest first.
 * @param wanted `timeRange` in months
 * @param figure formats amounts for the API
 */
export async function ledgerPage<Figure>(
  customerId: string,
  kind: AccountKind,
  wanted: Wanted,
  figure: (amount: number) => Figure,
) {
  const { pageNumber, pageSize } = wanted
  const condition = fitting(customerId, kind, wanted)
  const rows = await latestFirst()
    .where(condition)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = rows.map((row) => movement(row, figure))
  return pageWith(content, await db().$count(ledger, condition), wanted)
}

/** The movements that a list shows, on all of its pages. */
export const movements = (customerId: string, kind: AccountKind, wanted: Narrowed) =>
  latestFirst().where(fitting(customerId, kind, wanted))

/** Some of a company's movements, the latest first; amounts in minor units, or points. */
export async function movementsOf(customerId: string, kind: AccountKind, ids: string[]) {
  const rows = await latestFirst().where(and(fitting(customerId, kind, {}), inArray(ledger.id, ids)))
  return rows.map((row) => movement(row, (amount) => amount))
}
