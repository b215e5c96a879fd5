import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { complaintActions } from '../../../../src/trade/complaints/complaint'
import type {
  complaintDetail,
  complaintRow,
  pageComplaints,
} from '../../../../src/trade/complaints/complaints.contract'
import { columnById } from '../../core/database/column-by-id'
import { db } from '../../core/database/db'
import { idsOf } from '../../core/database/ids'
import { inTimeSpan } from '../../core/database/in-time-span'
import { doneHere, listedDocuments, reading } from '../../core/documents/documents'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { documentSites } from '../../site/brand-site/document-sites'
import { afterSale } from '../after-sales/after-sales.table'
import { accountNames } from '../orders/account-names'
import { orders } from '../orders/orders.table'
import { threads, wireThread } from '../threads/thread'
import { complaint, complaintMessage } from './complaints.table'

export type ComplaintRow = typeof complaint.$inferSelect

const complaints = listedDocuments(complaint, (where) => db().select().from(complaint).where(where))
export const { seen: seenComplaint, lock: heldComplaint } = complaints

/** Reads the messages of complaints. */
export const messagesOf = threads(complaintMessage, (where) =>
  db().select().from(complaintMessage).where(where),
)

/** Returns complaints in list format. @param viewer member who views the list */
async function complaintRows(rows: ComplaintRow[], viewer: Member): Promise<z.input<typeof complaintRow>[]> {
  const orderNos = await columnById(
    orders.id,
    orders.orderNo,
    rows.map(({ orderId }) => orderId),
  )
  const caseIds = rows.map(({ afterSaleId }) => afterSaleId)
  const caseNos = await columnById(afterSale.id, afterSale.afterSaleNo, caseIds)
  const threadOf = await messagesOf(idsOf(rows))
  const others = rows.map(({ placedBy }) => placedBy).filter((one) => one !== viewer.customerId)
  const names = await accountNames(others)
  const siteOf = await documentSites(viewer)
  return rows.map((row) => {
    const { id, complaintNo, type, state, title, placedBy, orderId, afterSaleId } = row
    const name = names.get(placedBy)
    const afterSaleNo = caseNos.get(afterSaleId ?? '')
    const messages = threadOf(id)
    return {
      id,
      complaintNo,
      type,
      state,
      title,
      createdAt: wireTime(row.createdAt),
      orderNo: orderNos.get(orderId ?? ''),
      ...(afterSaleId && afterSaleNo !== undefined && { afterSale: { id: afterSaleId, afterSaleNo } }),
      messages: messages.length,
      lastBy: messages.at(-1)?.by,
      ...(name !== undefined && { filedBy: { id: placedBy, name } }),
      ...siteOf(row.siteId),
      actions: doneHere(complaintActions(state, 'buyer'), row, viewer),
    }
  })
}

/** Number of a complaint's order. */
const orderNo = () =>
  sql`${db().select({ no: orders.orderNo }).from(orders).where(eq(orders.id, complaint.orderId))}`

/** Reads one page of complaints, the latest first. */
export const complaintsPage = (who: Member, asked: Asked<typeof pageComplaints>['body']) =>
  complaints.page(reading(who), {
    asked,
    found: [complaint.complaintNo, complaint.title, orderNo()],
    where: and(
      asked.type === undefined ? undefined : eq(complaint.type, asked.type),
      inTimeSpan(complaint.createdAt, asked),
    ),
    wire: (rows) => complaintRows(rows, who),
  })

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Answer<typeof complaintDetail>> {
  const { row, item } = await complaints.shown(id, reading(who), (rows) => complaintRows(rows, who))
  const { content, phone, files, reply, endedAt } = row
  return {
    ...item,
    content,
    phone,
    files,
    reply,
    ...(endedAt && { endedAt: wireTime(endedAt) }),
    thread: await wireThread((await messagesOf([row.id]))(row.id)),
  }
}
