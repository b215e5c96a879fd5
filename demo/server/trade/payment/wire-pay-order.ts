import { desc, eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { toDecimal } from '../../../../src/core/money'
import { payActions } from '../../../../src/words/pay-machine'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { payDetail, payState } from '../../../../src/trade/payment/payment.contract'
import { passwordFree } from '../../account/pay-password/password-free'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { toYesNo } from '../../core/http/to-yes-no'
import { customer } from '../../session/sign-in/customer.table'
import { orders } from '../orders/orders.table'
import { bankAccountIn } from './bank-account'
import { lastVoucher } from './last-voucher'
import { payOrderItem, payReceipt } from './payment.table'
import type { PayOrderRow } from './pay-orders'

type WirePayOrder = Answer<typeof payDetail>

const itemsOf = async (payOrderId: string) => {
  const rows = await db()
    .select({ item: payOrderItem, order: orders })
    .from(payOrderItem)
    .innerJoin(orders, eq(orders.id, payOrderItem.refId))
    .where(eq(payOrderItem.payOrderId, payOrderId))
    .orderBy(payOrderItem.id)
  return rows.map(({ item, order: { orderNo, state, payAmount } }) => ({
    refId: item.refId,
    orderNo,
    state,
    amount: toDecimal(item.amount),
    total: toDecimal(payAmount),
  }))
}

async function voucherOf(payOrderId: string) {
  const row = await lastVoucher(payOrderId)
  if (!row) return undefined
  const { bank, payer, paidOn, amount, files, reason } = row
  return { bank, payer, paidOn, amount: toDecimal(amount), files, reason }
}

/** Returns the short state of a pay order for polling. */
export async function stateOf({
  id,
  state,
  paidAt,
  closedAt,
}: PayOrderRow): Promise<Answer<typeof payState>> {
  const [back] = await db()
    .select({ outcome: payReceipt.outcome })
    .from(payReceipt)
    .where(eq(payReceipt.payOrderId, id))
    .orderBy(desc(payReceipt.outcome))
    .limit(1)
  return {
    state,
    ...(paidAt && { paidAt: wireTime(paidAt) }),
    closed: toYesNo(closedAt !== null),
    returned: toYesNo(back?.outcome === 'returned'),
  }
}

/** Returns a pay order as shown to the member. */
export async function wirePayOrder(row: PayOrderRow, who: Member, language: Locale): Promise<WirePayOrder> {
  const { id, payNo, purpose, amount, payCode, expiresAt, closedAt, state } = row
  const [account] = await db().select().from(customer).where(eq(customer.id, who.personId))
  const bank = await bankAccountIn(language, row.siteId)
  const waits = expiresAt && !closedAt && state !== payOrderState.code.paid ? expiresAt : undefined
  const left = waits && Math.round((waits.getTime() - clock.now().getTime()) / 1000)
  return {
    payOrderId: id,
    payNo,
    purpose,
    amount: toDecimal(amount),
    ...(payCode !== null && { payCode }),
    items: await itemsOf(id),
    ...(waits && { expiresAt: wireTime(waits), secondsLeft: Math.max(0, left ?? 0) }),
    ...(await stateOf(row)),
    needPayPassword: toYesNo(amount > (await passwordFree(who.customerId))),
    hasPayPassword: toYesNo(Boolean(account?.payPasswordHash)),
    confirmOnce: account?.secondPayPassword ?? 20,
    ...(bank && { bank }),
    voucher: await voucherOf(id),
    actions: closedAt ? [] : payActions(state, 'buyer'),
  }
}
