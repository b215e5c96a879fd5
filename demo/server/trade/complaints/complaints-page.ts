import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { complaintDetail, pageComplaints } from '../../../../src/trade/complaints/complaints.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { statePage } from '../../core/documents/state-page'
import { inTimeSpan } from '../../core/database/in-time-span'
import { wireThread } from '../offers/wire-thread'
import { orders } from '../orders/orders.table'
import { complaintRows } from './complaint-rows'
import { threadOf } from './complaint-thread'
import { seenBy, seenComplaint } from './complaint-viewer'
import { complaint } from './complaints.table'

type Question = Asked<typeof pageComplaints>['body']

function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
  const order = db()
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, complaint.orderId), ilike(orders.orderNo, part)))
  return or(ilike(complaint.complaintNo, part), ilike(complaint.title, part), exists(order))
}

/** Condition without the state, which the numbers on the tabs count. */
const narrowed = (who: Member, { type, keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(reading(who)),
    type === undefined ? undefined : sql`${complaint.type} = ${type}`,
    inTimeSpan(complaint.createdAt, { timeRange, from, to }),
    keyword ? holding(keyword) : undefined,
  )

export const complaintsPage = (who: Member, asked: Question) =>
  statePage(asked, asked.state, {
    table: complaint,
    state: complaint.state,
    where: narrowed(who, asked),
    rows: db().select().from(complaint),
    wire: (rows) => complaintRows(rows, who),
  })

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Answer<typeof complaintDetail>> {
  const row = await seenComplaint(id, reading(who))
  const [shown] = await complaintRows([row], who)
  if (!shown) throw notFound()
  const { content, phone, files, reply, endedAt } = row
  return {
    ...shown,
    content,
    phone,
    files,
    reply,
    ...(endedAt && { endedAt: wireTime(endedAt) }),
    thread: await wireThread(await threadOf(id)),
  }
}
