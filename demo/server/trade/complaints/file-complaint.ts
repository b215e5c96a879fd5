import type { Asked } from '../../../../src/core/api/endpoint'
import { complaintForm } from '../../../../src/trade/complaints/complaint-form'
import { complaintType } from '../../../../src/trade/complaints/complaint-type'
import { complaintState } from '../../../../src/trade/complaints/complaint-state'
import type { fileComplaint } from '../../../../src/trade/complaints/complaints.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { addDocument } from '../../core/documents/add-document'
import { notFound } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { onlyEntry } from '../../site/dictionaries/dictionaries'
import { seenAfterSale } from '../after-sales/after-sales-viewer'
import { seenOrder } from '../orders/order-viewer'
import { complaint } from './complaints.table'

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
  const said = validated(complaintForm.shape, { type, title, content, phone, files }, complaintForm.fields)
  await onlyEntry(who.site, complaintType, said.type, {
    path: 'type',
    message: ['请选择投诉类型', 'Please select type.'],
  })
  const { id } = await addDocument(who, { entity: 'complaint', letters: 'C' }, async (own, complaintNo) => {
    await onlyOwnFiles(who.customerId, files, 'files')
    const state = complaintState.code.waiting
    await db()
      .insert(complaint)
      .values({
        ...own,
        ...said,
        ...(await subjectOf(who, body)),
        complaintNo,
        state,
        waitsSince: clock.now(),
      })
    return state
  })
  return { id }
}
