import { and, count, desc, eq, gte } from 'drizzle-orm'
import { after, day, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { ledger, type AccountKind } from './accounts.table'

type Wanted = { bizType?: number; timeRange?: number; pageNumber: number; pageSize: number }

/**
 * One page of an account's movements, the latest first.
 * @param wanted `timeRange` in months
 * @param figure how amounts go over the wire
 */
export async function ledgerPage<Figure>(
  customerId: string,
  kind: AccountKind,
  wanted: Wanted,
  figure: (amount: number) => Figure,
) {
  const { bizType, timeRange, pageNumber, pageSize } = wanted
  const condition = and(
    eq(ledger.customerId, customerId),
    eq(ledger.kind, kind),
    bizType === undefined ? undefined : eq(ledger.bizType, bizType),
    timeRange ? gte(ledger.createdAt, after(clock.now(), -timeRange * 30 * day)) : undefined,
  )
  const rows = await db()
    .select()
    .from(ledger)
    .where(condition)
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [found] = await db().select({ total: count() }).from(ledger).where(condition)
  const content = rows.map((row) => ({
    id: row.id,
    type: row.bizType,
    amount: figure(row.amount),
    balanceAfter: figure(row.balanceAfter),
    refNo: row.refNo,
    remark: row.remark,
    createdAt: wireTime(row.createdAt),
  }))
  return pageWith(content, found?.total ?? 0, wanted)
}
