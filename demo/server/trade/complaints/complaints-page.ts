import { and, count, desc, eq, exists, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/endpoint'
import type { complaintDetail, pageComplaints } from '../../../../src/trade/complaints/complaints.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { after, day, startOfDay, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { notFound } from '../../core/refusal'
import { accountNames } from '../orders/account-names'
import { orders } from '../orders/orders.table'
import { complaintRows } from './complaint-rows'
import { threadOf } from './complaint-thread'
import { seenBy, seenComplaint } from './complaint-viewer'
import { complaint } from './complaints.table'

type Question = Asked<typeof pageComplaints>['body']

function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
  const order = db()
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, complaint.orderId), ilike(orders.orderNo, part)))
  return or(ilike(complaint.complaintNo, part), ilike(complaint.title, part), exists(order))
}

/** Everything but the state: what the numbers at the tabs count. */
const narrowed = (who: Member, { type, keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(who),
    type === undefined ? undefined : sql`${complaint.type} = ${type}`,
    timeRange === undefined ? undefined : gte(complaint.createdAt, after(clock.now(), -timeRange * 30 * day)),
    from === undefined ? undefined : gte(complaint.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(complaint.createdAt, after(startOfDay(to), day)),
    keyword ? holding(keyword) : undefined,
  )

export async function complaintsPage(who: Member, asked: Question) {
  const { state, pageNumber, pageSize } = asked
  const found = await db()
    .select({ state: complaint.state, found: count() })
    .from(complaint)
    .where(narrowed(who, asked))
    .groupBy(complaint.state)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const all = found.reduce((sum, row) => sum + row.found, 0)
  const rows = await db()
    .select()
    .from(complaint)
    .where(and(narrowed(who, asked), state === undefined ? undefined : sql`${complaint.state} = ${state}`))
    .orderBy(desc(complaint.createdAt), desc(complaint.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = state === undefined ? all : (counts[state] ?? 0)
  return { ...pageWith(await complaintRows(rows, who), total, asked), counts }
}

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Answer<typeof complaintDetail>> {
  const row = await seenComplaint(id, who)
  const [shown] = await complaintRows([row], who)
  if (!shown) throw notFound()
  const thread = await threadOf(id)
  const names = await accountNames(thread.map(({ authorId }) => authorId).filter(Boolean))
  const { content, phone, files, reply, endedAt } = row
  return {
    ...shown,
    content,
    phone,
    files,
    reply,
    ...(endedAt && { endedAt: wireTime(endedAt) }),
    thread: thread.map(({ id: messageId, by, authorId, text, files: added, createdAt }) => ({
      id: messageId,
      by,
      name: names.get(authorId),
      text,
      files: added,
      createdAt: wireTime(createdAt),
    })),
  }
}
