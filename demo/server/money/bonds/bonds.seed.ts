import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { bond } from './bonds.table'

const demo = '10001'
const titles = [
  ['2026 年度框架供货协议', 10, 'Framework supply agreement 2026'],
  ['临港二期设备备件采购', 20, 'Spares for Lingang phase two'],
  ['输送线轴承改造项目', 30, 'Conveyor bearing conversion'],
  ['低压电气年度集采', 20, 'Low-voltage electrics, yearly purchase'],
  ['劳保用品定点采购', 10, 'Workwear from a fixed supplier'],
  ['刀具刃磨服务合同', 30, 'Tool grinding contract'],
] as const

const rounds = 5
const titled = (title: string, round: number) => `${title}（第 ${round} 期）`

/** Bonds of the demo's company: some to pay, most paid, some asked back or paid back long ago. */
const rows = () =>
  Array.from({ length: 27 }, (_, at) => {
    const [title, kind] = titles[at % titles.length] ?? titles[0]
    const madeAt = after(clock.now(), -(2 + at * 11) * day)
    const state =
      at < 3 ? (10 as const) : at % 6 === 3 ? (60 as const) : at === 7 ? (50 as const) : (40 as const)
    return {
      bondNo: `BZ${wireDay(madeAt).replaceAll('-', '')}${String(100 + at)}`,
      customerId: demo,
      kind,
      title: titled(title, Math.floor(at / titles.length) + 1),
      amount: 500_000 + (at % 7) * 250_000,
      state,
      dueDate: wireDay(after(madeAt, 14 * day)),
      paidAt: state === 10 ? null : after(madeAt, 3 * day),
      refundedAt: state === 60 ? after(madeAt, 10 * day) : null,
      reason: state === 50 ? '合同已履行完毕，申请退还' : '',
      createdAt: madeAt,
      updatedAt: madeAt,
    }
  })

export const seed: Seed = {
  room: 'money/bonds',
  after: ['session/sign-in'],
  async run() {
    for (const [title, , english] of titles)
      for (let round = 1; round <= rounds; round++)
        await saysInEnglish({ [titled(title, round)]: `${english}, part ${round}` })
    await db().insert(bond).values(rows())
  },
}
