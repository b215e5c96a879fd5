import { payMethod } from '../../../../src/words/pay-method'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import type { Member } from '../../core/security/auth'
import { markPaid } from '../../trade/payment/mark-paid'
import { lockPayOrder, movePayOrder } from '../../trade/payment/pay-orders'
import { offlineVoucher } from '../../trade/payment/payment.table'
import { endOfMonth, monthBefore } from '../credit/issue-bills'
import { demandRecharge } from './recharges'
import { askForWithdrawal, takeBackWithdrawal } from './withdrawals'
import { desk } from './withdrawals.desk'

type Event = { at: Date; happens: () => Promise<unknown> }

const { scanCode, alipayApp, wechatScan, unionPayPc, corporateBanking, offline } = payMethod.code
const online = [scanCode, corporateBanking, alipayApp, wechatScan, unionPayPc]
const platform = { actor: 'platform' } as const
const banks = ['中国建设银行', '中国工商银行', '招商银行']

/** Submits a past transfer with its voucher. */
export async function handInPast(who: Member, amount: number, count: number) {
  const row = await demandRecharge(who, amount)
  await movePayOrder(row, 'submitVoucher', { actor: 'buyer', actorId: who.customerId }, { payCode: offline })
  await db()
    .insert(offlineVoucher)
    .values({
      payOrderId: row.id,
      bank: banks[count % banks.length] ?? '',
      payer: '临港精密机械有限公司',
      paidOn: wireDay(clock.now()),
      amount,
      files: [],
    })
  return row.id
}

const topUp = (who: Member, count: number) =>
  tx(async () => {
    const amount = 1_000_000
    if (count % 3 > 0) {
      const payCode = online[count % online.length] ?? scanCode
      return markPaid(await demandRecharge(who, amount), 'receive', { actor: 'gateway', payCode })
    }
    const id = await handInPast(who, amount, count)
    const handedIn = await lockPayOrder(id)
    if (handedIn) await movePayOrder(handedIn, 'accept', platform)
    const accepted = await lockPayOrder(id)
    if (accepted) await markPaid(accepted, 'confirm', { ...platform, payCode: offline })
  })

/** A past withdrawal. Most were paid, some rejected or cancelled. */
async function withdrawal(who: Member, count: number) {
  const { id } = await askForWithdrawal(who, {
    amount: 50_000 + (count % 5) * 20_000,
    bank: banks[count % banks.length] ?? '',
    bankCard: '6222021001234567890',
    holder: '临港精密机械有限公司',
  })
  if (count % 9 === 4) return takeBackWithdrawal(who, id)
  await desk.actions.takeUp.act(id, {})
  if (count % 9 === 7) return desk.actions.reject.act(id, { reason: '户名与认证企业不符' })
  return desk.actions.approve.act(id, {})
}

/**
 * Movements of a buyer's deposit in 14 months besides orders: two top-ups and two withdrawals per month. Those of the
 * current month may still be in the future.
 */
export const pastDeposits = (who: Member): Event[] =>
  Array.from({ length: 28 }, (_, at) => {
    const month = endOfMonth(monthBefore(Math.floor(at / 2)))
    const late = at % 2 === 0 ? 0.4 : 14.6
    return [
      { at: after(month, (late + 3 - 30) * day), happens: () => topUp(who, at) },
      { at: after(month, (late + 9 - 30) * day), happens: () => withdrawal(who, at) },
    ]
  }).flat()
