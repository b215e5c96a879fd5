import type { Asked } from '../../../../src/core/api/endpoint'
import { isDay } from '../../../../src/core/form/form-patterns'
import type { Text } from '../../../../src/core/language/messages'
import type { payOffline } from '../../../../src/trade/payment/payment.contract'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import { ownsFiles } from '../../site/files/own-files'
import { lockOwn, payable } from './own-pay-orders'
import { movePayOrder } from './pay-orders'
import { offlineVoucher } from './payment.table'
import { moneyOn } from '../../site/brand-site/site-money'

type Voucher = Asked<typeof payOffline>['body']

const wrong = (path: string, message: Text, values = {}) => refuseField(400, path, message, values)

/**
 * Records the buyer's voucher for a bank transfer. Must run in a transaction.
 * @throws Refusal 400 for an invalid field, 404 void, 422 under review
 */
export async function handInVoucher(who: Member, { payOrderId, ...voucher }: Voucher) {
  const row = await lockOwn(who, payOrderId)
  if (!payable(row)) return { state: payOrderState.code.paid }
  if (!isDay(voucher.paidOn) || voucher.paidOn > wireDay(clock.now()))
    throw wrong('paidOn', ['转账日期不能晚于今天', 'The transfer date must not be after today.'])
  if (voucher.amount !== row.amount)
    throw wrong('amount', ['转账金额应为 {amount}', 'The transfer amount must be {amount}.'], {
      amount: await moneyOn(row.siteId, row.amount),
    })
  if (!(await ownsFiles(who.customerId, voucher.files)))
    throw wrong('files', ['请重新上传转账凭证', 'Please upload the transfer voucher again.'])
  const mover = { actor: 'buyer', actorId: who.customerId } as const
  const state = await movePayOrder(row, 'submitVoucher', mover, { payCode: payMethod.code.offline })
  await db()
    .insert(offlineVoucher)
    .values({ ...voucher, payOrderId })
  return { state }
}
