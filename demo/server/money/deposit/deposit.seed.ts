import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { desk as vouchers } from '../../trade/payment/vouchers.desk'
import { u9Deposit } from './deposit.table'
import { handInPast } from './past-deposits'
import { demandRecharge, takeRechargeBack } from './recharges'

const demo = '10001'
const remarks = ['框架合同预付', '年度采购预付款', '设备备件预付', '返利转预存', '质保金转入']

/** Deposits of the demo's company in the ERP. The older ones are used up. */
const fromErp = () =>
  Array.from({ length: 28 }, (_, at) => {
    const bookedAt = after(clock.now(), -(8 + at * 13) * day)
    const amount = 800_000 + ((at * 7) % 9) * 350_000
    return {
      customerId: demo,
      u9No: `U9-AR-${wireDay(bookedAt).replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}`,
      amount,
      balance: at < 3 ? amount - at * 260_000 : 0,
      remark: remarks[at % remarks.length] ?? '',
      bookedOn: wireDay(bookedAt),
      syncedAt: after(clock.now(), -3_600_000),
    }
  })

/** Top-ups that are not paid: one for each thing that can still become of them. */
export const seed: Seed = {
  room: 'money/deposit',
  after: ['money/credit', 'trade/payment'],
  async run() {
    await db().insert(u9Deposit).values(fromErp())
    const who = await seededMember(demo)
    await clock.ago(3 * day, async () => {
      const rejected = await handInPast(who, 1_200_000, 1)
      await vouchers.actions.reject.act(rejected, { reason: '凭证不清晰，请重新上传' })
      await takeRechargeBack(who, (await demandRecharge(who, 300_000)).id)
    })
    await clock.ago(day, () => demandRecharge(who, 500_000))
    await handInPast(who, 2_000_000, 2)
  },
}
