import { eq } from 'drizzle-orm'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesForm } from '../../../../src/trade/after-sales/after-sales-form'
import { rightStateOf } from '../../../../src/trade/after-sales/after-sales-machine'
import { ofDelivered, type AfterSalesType } from '../../../../src/trade/after-sales/after-sales-terms'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { addressesOf } from '../../account/addresses/addresses'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { lockFunds } from '../../money/accounts/account-rows'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { onlyEntry } from '../../site/dictionaries/dictionaries'
import { orders } from '../orders/orders.table'
import { seenOrder } from '../orders/order-viewer'
import { afterSale, afterSaleLine } from './after-sales.table'
import { claimed, onlyOpenType, type Wanted } from './claimed-pieces'
import { claimableLines, inTime } from './claims'
import { countPieces } from './counted-pieces'
import { refundFor } from './refund-for'

export type AfterSaleDetails = {
  reason?: number
  description?: string
  files?: string[]
  returnMethod?: number | undefined
}
export type Wish = AfterSaleDetails & {
  orderId: string
  rightType: number
  lines: readonly Wanted[]
  /** Address of an exchange. Default: that of the order. */
  addressId?: string | undefined
}

const nothing = () => refuse(422, ['请选择售后商品', 'Please select goods.'])
export const tooLate = () =>
  refuse(422, ['该原因已超过可申请的期限', 'The period for applying with this reason is over.'])

/**
 * Validates the input of a case by the form's rules.
 * @param known pictures that belong to it already
 * @throws Refusal 400
 */
export async function detailsOf(
  type: number,
  wish: AfterSaleDetails,
  who: Member,
  known: readonly string[] = [],
) {
  const { reason, description = '', files = [], returnMethod: method } = wish
  const read = validated(
    afterSalesForm.shape,
    { rightType: type, reason, description, files, returnMethod: method },
    afterSalesForm.fields,
  )
  await onlyEntry(who.site, afterSalesReason, read.reason, {
    path: 'reason',
    message: ['请选择申请原因', 'Please select reason.'],
  })
  const added = files.filter((file) => !known.includes(file))
  await onlyOwnFiles(who.customerId, added, 'files')
  const none = returnMethod.code.noneNeeded
  return {
    reason: read.reason,
    description: read.description,
    files,
    returnMethod: ofDelivered(type) ? (read.returnMethod ?? none) : none,
  }
}

async function destination(order: typeof orders.$inferSelect, addressId: string | undefined) {
  if (!addressId) return order.address
  const chosen = (await addressesOf(order.customerId)).find(({ id }) => id === addressId)
  if (!chosen) throw notFound()
  const { consignee, phone, regionCode, regionName, detail } = chosen
  return { consignee, phone, regionCode, regionName, detail }
}

/**
 * Applies for a case and reserves its pieces.
 * @throws Refusal 400 invalid field, 404 another company's order, line or address, 422 not possible for this order or quantity
 */
export function applyForCase(who: Member, wish: Wish) {
  return tx(async () => {
    const seen = await seenOrder(wish.orderId, who)
    const details = await detailsOf(wish.rightType, wish, who)
    await lockFunds(seen.customerId)
    const [order] = await db().select().from(orders).where(eq(orders.id, seen.id)).for('update')
    if (!order) throw notFound()
    const left = await claimableLines(order)
    const rightType: AfterSalesType = onlyOpenType(wish.rightType, order, left)
    if (!inTime(order, details.reason)) throw tooLate()
    const pieces = await claimed(wish, order, left)
    if (pieces.length === 0) throw nothing()
    const refund = await refundFor({ type: rightType, reason: details.reason }, order, left, pieces)
    const id = newId()
    const state = returnState.code.applied
    await db()
      .insert(afterSale)
      .values({
        ...details,
        id,
        afterSaleNo: documentNo('S', id),
        orderId: order.id,
        customerId: order.customerId,
        placedBy: order.placedBy,
        appliedBy: who.customerId,
        siteId: who.site,
        rightType,
        returnState: state,
        rightState: rightStateOf(state, { rightType }),
        refundAmount: refund.amount,
        address: await destination(order, wish.addressId),
        movedAt: clock.now(),
      })
    await db()
      .insert(afterSaleLine)
      .values(
        pieces.map(({ of, qty, exchangeSkuId }, at) => ({
          afterSaleId: id,
          orderLineId: of.line.id,
          qty,
          amount: refund.parts[at] ?? 0,
          exchangeSkuId,
        })),
      )
    await countPieces(order.id)
    await audit({
      actorType: 'buyer',
      actorId: who.customerId,
      entity: 'after_sale',
      entityId: id,
      action: 'submit',
      toState: state,
    })
    return { id, returnState: state }
  })
}
