import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { returnGoods } from '../../../../src/trade/after-sales/after-sales-steps.contract'
import { isRefund, mostRetries } from '../../../../src/trade/after-sales/after-sales-terms'
import { pickupForm, returnParcelForm } from '../../../../src/trade/after-sales/return-forms'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'
import type { Member } from '../../core/security/auth'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { afterSaleLine } from './after-sales.table'
import { seenAfterSale, type AfterSaleRow } from './after-sales-viewer'
import { detailsOf, tooLate, type AfterSaleDetails } from './apply'
import { claimed, onlyOpenType } from './claimed-pieces'
import { claimableLines, inTime } from './claims'
import type { HeldCase } from './hold-after-sale'
import { moveAfterSale } from './move-after-sale'
import { refundFor } from './refund-for'

type Back = Asked<typeof returnGoods>['body']

const asBuyer = ({ customerId }: Member) => ({ actor: 'buyer', actorId: customerId }) as const
const pastDay = () =>
  refuse(400, ['上门日期不能早于今天', 'The pickup date must not be before today.'], {
    errors: [
      { path: 'pickupDay', message: ['上门日期不能早于今天', 'The pickup date must not be before today.'] },
    ],
  })
const noRetry = () =>
  refuse(
    422,
    [
      '最多重新申请 {n} 次，可提起投诉',
      'An application can be repeated at most {n} {n|time|times}. You can file a complaint instead.',
    ],
    {
      values: { n: mostRetries },
    },
  )
const fewerLeft = () =>
  refuse(422, [
    '可申请的数量不足，请重新申请',
    'You are applying for more than is left. Please submit a new application.',
  ])

export async function withdrawOwn(who: Member, id: string) {
  await seenAfterSale(id, who)
  return { returnState: await moveAfterSale(id, 'withdraw', asBuyer(who)) }
}

export async function confirmOwn(who: Member, id: string) {
  await seenAfterSale(id, who)
  return { returnState: await moveAfterSale(id, 'confirm', asBuyer(who)) }
}

/** Validates the parcel or the pickup day, by the chosen return method. @throws Refusal 400 */
function wayBack({ returnMethod: method }: AfterSaleRow, { company, trackingNo, pickupDay }: Back) {
  if (method === returnMethod.code.doorPickup) {
    const read = validated(pickupForm.shape, { pickupDay }, pickupForm.fields)
    if (read.pickupDay < wireDay(clock.now())) throw pastDay()
    return { pickupDay: read.pickupDay }
  }
  const read = validated(returnParcelForm.shape, { company, trackingNo }, returnParcelForm.fields)
  return { backCompany: read.company, backTracking: read.trackingNo }
}

/** Records the return. @throws Refusal 400 invalid field or another account's files, 404, 409 nothing to return */
export async function sendBackOwn(who: Member, id: string, body: Back) {
  await seenAfterSale(id, who)
  const state = await moveAfterSale(id, 'sendBack', asBuyer(who), async ({ row }) => {
    await onlyOwnFiles(who.customerId, body.files, 'files')
    return { ...wayBack(row, body), backFiles: body.files }
  })
  return { returnState: state }
}

/** Claims the same pieces again if all are left, with new amounts. @throws Refusal 422 */
async function piecesAgain({ row, order, pieces }: HeldCase, reason: number) {
  const left = await claimableLines(order)
  onlyOpenType(row.rightType, order, left)
  const lines = pieces.map(({ orderLineId, qty, exchangeSkuId }) => ({
    orderLineId,
    quantity: qty,
    exchangeSkuId: exchangeSkuId ?? undefined,
  }))
  const again = await claimed({ rightType: row.rightType, lines }, order, left)
  const refund = await refundFor({ type: row.rightType, reason }, order, left, again)
  const amounts = new Map(
    again.map(({ of, qty }, at) => [of.line.id, { qty, amount: refund.parts[at] ?? 0 }]),
  )
  if (again.length !== pieces.length || pieces.some((one) => amounts.get(one.orderLineId)?.qty !== one.qty))
    throw fewerLeft()
  if (isRefund(row.rightType))
    for (const { id, orderLineId } of pieces)
      await db()
        .update(afterSaleLine)
        .set({ amount: amounts.get(orderLineId)?.amount ?? 0 })
        .where(eq(afterSaleLine.id, id))
  return refund.amount
}

/** @throws Refusal 400 invalid field, 404, 409 not refused, 422 too often, too late, or pieces no longer available */
export async function reapplyOwn(who: Member, id: string, words: AfterSaleDetails) {
  await seenAfterSale(id, who)
  const state = await moveAfterSale(id, 'reapply', asBuyer(who), async (held) => {
    const { retries, rightType, files } = held.row
    if (retries >= mostRetries) throw noRetry()
    const details = await detailsOf(rightType, words, who, files)
    if (!inTime(held.order, details.reason)) throw tooLate()
    return { ...details, refundAmount: await piecesAgain(held, details.reason), retries: retries + 1 }
  })
  return { returnState: state }
}
