import type { Asked } from '../../../../src/core/endpoint'
import { complaintForm } from '../../../../src/trade/complaints/complaint-form'
import { complaintState } from '../../../../src/trade/complaints/complaint-state'
import type { fileComplaint } from '../../../../src/trade/complaints/complaints.contract'
import { audit } from '../../core/audit'
import type { Member } from '../../core/auth'
import { wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound } from '../../core/refusal'
import { validated } from '../../core/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { seenAfterSale } from '../after-sales/after-sales-viewer'
import { seenOrder } from '../orders/order-viewer'
import { complaint } from './complaints.table'

type Filing = Asked<typeof fileComplaint>['body']

/** `C`, twelve digits of time and six that differ within a second. */
const numberOf = (id: string) =>
  `C${wireTime(clock.now()).replace(/\D/g, '').slice(2)}${String(Number(BigInt(id) % 1_000_000n)).padStart(6, '0')}`

/** The order and the case that it is about; a case brings its order along. @throws Refusal 404 not theirs */
async function subjectOf(who: Member, { orderId, afterSaleId }: Filing) {
  const afterSalesCase = afterSaleId === undefined ? undefined : await seenAfterSale(afterSaleId, who)
  const order = orderId === undefined ? undefined : await seenOrder(orderId, who)
  if (afterSalesCase && order && afterSalesCase.orderId !== order.id) throw notFound()
  return { orderId: order?.id ?? afterSalesCase?.orderId ?? null, afterSaleId: afterSalesCase?.id ?? null }
}

/** @throws Refusal 400 a field or somebody else's files, 404 an order or case that is not theirs */
export function fileOwn(who: Member, body: Filing) {
  return tx(async () => {
    const { type, title, content, phone, files } = body
    const said = validated(complaintForm.shape, { type, title, content, phone, files }, complaintForm.fields)
    await onlyOwnFiles(who.customerId, files, 'files')
    const id = newId()
    const state = complaintState.code.waiting
    await db()
      .insert(complaint)
      .values({
        ...said,
        ...(await subjectOf(who, body)),
        id,
        complaintNo: numberOf(id),
        customerId: who.companyId,
        placedBy: who.customerId,
        state,
        waitsSince: clock.now(),
      })
    const entry = { entity: 'complaint', entityId: id, action: 'submit', toState: state }
    await audit({ actorType: 'buyer', actorId: who.customerId, ...entry })
    return { id }
  })
}
