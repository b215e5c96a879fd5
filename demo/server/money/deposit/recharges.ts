import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { rechargeActions } from '../../../../src/money/deposit/recharge-actions'
import type { offlinePay, rechargePage } from '../../../../src/money/deposit/recharges.contract'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { seenBy, type Viewer } from '../../core/documents/documents'
import { notFound, stateChanged } from '../../core/http/refusal'
import { inTimeSpan } from '../../core/database/in-time-span'
import { toYesNo } from '../../core/http/to-yes-no'
import { onlyInAccounts } from '../accounts/account-currency'
import { handInVoucher } from '../../trade/payment/hand-in-voucher'
import { lockOwn } from '../../trade/payment/own-pay-orders'
import { closePayOrders, openPayOrder } from '../../trade/payment/pay-orders'
import { offlineVoucher, payOrder } from '../../trade/payment/payment.table'

type Filter = Omit<Asked<typeof rechargePage>['body'], 'pageNumber' | 'pageSize'>
type Row = typeof payOrder.$inferSelect

/** Demands an amount for the deposit, in the caller's transaction if there is one. */
export const demandRecharge = (who: Member, amount: number) =>
  tx(async () => {
    await onlyInAccounts(who)
    return openPayOrder({
      customerId: who.companyId,
      placedBy: who.customerId,
      siteId: who.site,
      purpose: 'recharge',
      state: payOrderState.code.toBePaid,
      items: [{ refId: who.companyId, amount }],
    })
  })

/** A transfer was made: its voucher is reviewed. @throws Refusal 400 a field */
export const rechargeOffline = (who: Member, { amount, ...rest }: Asked<typeof offlinePay>['body']) =>
  tx(async () => {
    const { id } = await demandRecharge(who, amount)
    const { state } = await handInVoucher(who, { ...rest, amount, payOrderId: id })
    return { payOrderId: id, state }
  })

/** @throws Refusal 404 not theirs, 409 it is paid or its voucher under review */
export const takeRechargeBack = (who: Member, id: string) =>
  tx(async () => {
    const row = await lockOwn(who, id)
    if (row.purpose !== 'recharge') throw notFound()
    if (!rechargeActions(row.state, row.closedAt !== null).includes('cancel')) throw stateChanged()
    await closePayOrders([id])
    const line = { entity: 'pay_order', entityId: id, action: 'cancel', fromState: row.state }
    await audit({ actorType: 'buyer', actorId: who.customerId, ...line })
    return { id }
  })

const fitting = (viewer: Viewer, { state, timeRange, offline }: Filter, ids?: string[]) =>
  and(
    ids && inArray(payOrder.id, ids),
    seenBy(viewer, payOrder),
    eq(payOrder.purpose, 'recharge'),
    state === undefined ? undefined : and(sql`${payOrder.state} = ${state}`, isNull(payOrder.closedAt)),
    inTimeSpan(payOrder.createdAt, { timeRange }),
    offline === 10 ? eq(payOrder.payCode, payMethod.code.offline) : undefined,
  )

/** Top-ups that a filter leaves, the latest first. @param ids these alone */
export const rechargeRows = (viewer: Viewer, filter: Filter, ids?: string[]) =>
  db()
    .select()
    .from(payOrder)
    .where(fitting(viewer, filter, ids))
    .orderBy(desc(payOrder.createdAt), desc(payOrder.id))
    .$dynamic()

export const countRecharges = (viewer: Viewer, filter: Filter) =>
  db().$count(payOrder, fitting(viewer, filter))

/** Returns top-ups for lists, each with its latest voucher. */
export async function wireRecharges(rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const vouchers = ids.length
    ? await db()
        .select()
        .from(offlineVoucher)
        .where(inArray(offlineVoucher.payOrderId, ids))
        .orderBy(offlineVoucher.createdAt, offlineVoucher.id)
    : []
  const last = new Map(vouchers.map((voucher) => [voucher.payOrderId, voucher]))
  return rows.map(({ id, payNo, state, amount, payCode, closedAt, createdAt, paidAt }) => {
    const { bank, payer, paidOn, files, reason } = last.get(id) ?? {}
    return {
      id,
      payNo,
      state,
      amount: toDecimal(amount),
      ...(payCode !== null && { payCode }),
      closed: toYesNo(closedAt !== null),
      createdAt: wireTime(createdAt),
      ...(paidAt && { paidAt: wireTime(paidAt) }),
      ...(bank !== undefined &&
        payer !== undefined &&
        paidOn !== undefined && {
          voucher: { bank, payer, paidOn, files: files ?? [], reason: reason ?? '' },
        }),
      actions: rechargeActions(state, closedAt !== null),
    }
  })
}
