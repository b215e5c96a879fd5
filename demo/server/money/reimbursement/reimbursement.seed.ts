import { claimKind } from '../../../../src/money/reimbursement/claim'
import { after, day, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { writeClaim } from './claims'
import { moveClaim } from './move-claim'

const { freight, inspection, travel, repair, other } = claimKind.code
const titles = [
  ['临港仓到货运费垫付', freight],
  ['轴承送检检测费', inspection],
  ['现场测量差旅', travel],
  ['退货返程运费', freight],
  ['电机返修费', repair],
  ['样品快递费', other],
] as const

/** Claims of the demo's company in every state. Paid ones are older than its deposits here. */
export const seed: Seed = {
  room: 'money/reimbursement',
  after: ['session/sign-in'],
  async run() {
    const who = await seededMember()
    for (let at = 26; at >= 0; at -= 1)
      await clock.ago((1 + at * 9) * day, async () => {
        const [title, kind] = titles[at % titles.length] ?? titles[0]
        const amount = 8_600 + ((at * 13) % 17) * 4_350
        const spentOn = wireDay(after(clock.now(), -day))
        // Every third one has two expenses.
        const more =
          at % 3 === 1 ? [{ kind: travel, amount: 12_000, spentOn, note: '市内交通', files: [] }] : []
        const { id } = await writeClaim(who, { title, kind, amount, spentOn, files: [], more })
        if (at === 0) return
        await moveClaim(id, 'submit', { actor: 'buyer', actorId: who.customerId })
        if (at === 1) return
        if (at % 8 === 3)
          return void (await moveClaim(id, 'reject', { actor: 'platform', reason: '票据抬头与认证企业不符' }))
        await moveClaim(id, 'approve', { actor: 'platform' })
        if (at > 2) await moveClaim(id, 'pay', { actor: 'platform' })
      })
  },
}
