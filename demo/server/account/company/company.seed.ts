import { eq } from 'drizzle-orm'
import { day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { applyForCertification } from './certification'
import { certification } from './certification.table'
import { desk } from './certifications.desk'

const people = [
  ['10001', '临港精密机械有限公司', '91310115MA1K4ABC2X', '周岚', '13800001001', 400],
  ['10007', '北桥设备安装有限公司', '91310112MA1GBX7K3Y', '郑强', '13800001007', 300],
  ['10006', '江畔自动化工程有限公司', '91320506MA1K35X21B', '吴珊', '13800001006', 2],
] as const

/** Applications of the demo's companies: approved ones and a pending one. */
export const seed: Seed = {
  room: 'account/company',
  after: ['session/sign-in'],
  async run() {
    for (const [customerId, company, creditCode, legalPerson, phone, days] of people) {
      const idCard = '110101199003070134'
      await clock.ago(days * day, async () => {
        await applyForCertification({
          customerId,
          company,
          creditCode,
          legalPerson,
          phone,
          idCard,
          licenses: [],
        })
        if (customerId === '10006') return
        const [row] = await db().select().from(certification).where(eq(certification.customerId, customerId))
        await desk.actions.takeUp.act(row?.id ?? '', {})
        await desk.actions.approve.act(row?.id ?? '', {})
      })
    }
  },
}
