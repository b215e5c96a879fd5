import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import {
  complaintForm,
  complaintState,
  complaintType,
  mayDoWithComplaint,
  type ComplaintActor,
} from '../../../../src/trade/complaints/complaint'
import type { fileComplaint, writeToComplaint } from '../../../../src/trade/complaints/complaints.contract'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { addDocument } from '../../core/documents/add-document'
import { notFound, stateChanged } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { onlyEntry } from '../../site/dictionaries/dictionaries'
import { seenAfterSale } from '../after-sales/after-sales-viewer'
import { seenOrder } from '../orders/order-viewer'
import { heldComplaint, seenComplaint } from './complaints'
import { complaint, complaintMessage } from './complaints.table'
import { tellComplaint } from './move-complaint'

type Filing = Asked<typeof fileComplaint>['body']

/** Returns the order and case of a complaint. A case implies its order. @throws Refusal 404 another company's */
async function subjectOf(who: Member, { orderId, afterSaleId }: Filing) {
  const afterSalesCase = afterSaleId === undefined ? undefined : await seenAfterSale(afterSaleId, who)
  const order = orderId === undefined ? undefined : await seenOrder(orderId, who)
  if (afterSalesCase && order && afterSalesCase.orderId !== order.id) throw notFound()
  return { orderId: order?.id ?? afterSalesCase?.orderId ?? null, afterSaleId: afterSalesCase?.id ?? null }
}

/** Files a complaint. @throws Refusal 400 invalid field or another account's files, 404 another company's order or case */
export async function fileOwn(who: Member, body: Filing) {
  const { type, title, content, phone, files } = body
  const values = validated(complaintForm.shape, { type, title, content, phone, files }, complaintForm.fields)
  await onlyEntry(who.site, complaintType, values.type, {
    path: 'type',
    message: ['请选择投诉类型', 'Please select type.'],
  })
  const { id } = await addDocument(who, { entity: 'complaint', letters: 'C' }, async (own, complaintNo) => {
    await onlyOwnFiles(who.customerId, files, 'files')
    const subject = await subjectOf(who, body)
    const state = complaintState.code.waiting
    await db()
      .insert(complaint)
      .values({ ...own, ...values, ...subject, complaintNo, state, waitsSince: clock.now() })
    return state
  })
  return { id }
}

type Message = { text: string; files?: string[]; authorId?: string }

/** Adds a message to an open complaint. @throws Refusal 404, 409 */
async function addMessage(complaintId: string, by: ComplaintActor, message: Message) {
  const row = await heldComplaint(complaintId)
  if (!row) throw notFound()
  if (!mayDoWithComplaint('message', row.state, by)) throw stateChanged()
  const id = newId()
  await db()
    .insert(complaintMessage)
    .values({ id, documentId: complaintId, by, ...message })
  const waitsSince = by === 'buyer' ? (row.waitsSince ?? clock.now()) : null
  await db().update(complaint).set({ waitsSince }).where(eq(complaint.id, complaintId))
  return { id, row }
}

/** Adds the buyer's message. @throws Refusal 400 another account's files, 404, 409 settled */
export const writeOwn = (who: Member, complaintId: string, body: Asked<typeof writeToComplaint>['body']) =>
  tx(async () => {
    await seenComplaint(complaintId, who)
    await onlyOwnFiles(who.customerId, body.files, 'files')
    const { id } = await addMessage(complaintId, 'buyer', { ...body, authorId: who.customerId })
    return { id }
  })

/** Adds the platform's answer. The complaint then only waits for its end. @throws Refusal 404, 409 */
export const answerComplaint = (complaintId: string, text: string) =>
  tx(async () => {
    const { row } = await addMessage(complaintId, 'platform', { text })
    await tellComplaint(row, 'answer')
  })
