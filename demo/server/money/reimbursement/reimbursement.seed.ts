import { claimKind } from '../../../../src/money/reimbursement/claim-kind'
import { after, day, wireDay, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import type { Seed } from '../../core/seed'
import { moveClaim } from './move-claim'
import { expenseClaim } from './reimbursement.table'

const demo = '10001'
const { freight, inspection, travel, repair, other } = claimKind.code
const titles = [
  ['临港仓到货运费垫付', freight],
  ['轴承送检检测费', inspection],
  ['现场测量差旅', travel],
  ['退货返程运费', freight],
  ['电机返修费', repair],
  ['样品快递费', other],
] as const

/** Claims of the demo's company in every state; what was paid was paid before deposits were kept here. */
export const seed: Seed = {
  room: 'money/reimbursement',
  after: ['session/sign-in'],
  async run() {
    for (let at = 26; at >= 0; at -= 1) {
      const spentAt = after(clock.now(), -(1 + at * 9) * day)
      await clock.at(spentAt, async () => {
        const id = newId()
        const [title, kind] = titles[at % titles.length] ?? titles[0]
        await db()
          .insert(expenseClaim)
          .values({
            id,
            claimNo: `BX${wireTime(spentAt).replace(/\D/g, '').slice(0, 12)}${String(1000 + at)}`,
            customerId: demo,
            placedBy: demo,
            title,
            kind,
            amount: 8_600 + ((at * 13) % 17) * 4_350,
            spentOn: wireDay(after(spentAt, -day)),
            files: [],
            createdAt: spentAt,
            updatedAt: spentAt,
          })
        await audit({
          actorType: 'buyer',
          actorId: demo,
          entity: 'expense_claim',
          entityId: id,
          action: 'add',
          toState: 10,
        })
        if (at === 0) return
        await moveClaim(id, 'submit', { actor: 'buyer', actorId: demo })
        if (at === 1) return
        if (at % 8 === 3)
          return void (await moveClaim(id, 'reject', { actor: 'platform', reason: '票据抬头与认证企业不符' }))
        await moveClaim(id, 'approve', { actor: 'platform' })
        if (at > 2) await moveClaim(id, 'pay', { actor: 'platform' })
      })
    }
  },
}
