import { eq } from 'drizzle-orm'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { customer } from '../../session/sign-in/customer.table'
import { memberById } from '../../session/sign-in/sessions'
import { openMember, setStatus } from './members'

const company = '10001'

/** Sub-accounts of the demo company. Every fifth is a channel account, every ninth is closed. */
const people = [
  '李卫东', '王海燕', '张建国', '刘洋', '陈晓', '杨帆', '赵婷', '黄志强', '周文斌', '吴丽', '徐磊', '孙悦',
  '胡军', '朱敏', '高翔', '林涛', '何静', '郭宁', '马超', '罗兰', '梁栋', '宋佳', '郑凯', '谢芳', '韩雪', '唐亮',
] // oxfmt-ignore

export const seed: Seed = {
  room: 'account/members',
  after: ['session/sign-in'],
  async run() {
    const main = await memberById(company, siteIds.main)
    if (!main) throw new Error('the demo company is not there')
    const [demo] = await db().select().from(customer).where(eq(customer.id, company))
    for (const [at, legalName] of people.entries()) {
      const channel = at % 5 === 4
      await clock.at(after(clock.now(), (at - people.length - 2) * 9 * day), async () => {
        const id = await openMember(
          main,
          {
            loginAccount: `buyer${String(at + 1).padStart(2, '0')}`,
            // They use the demo's password; hashing each would slow the first start.
            password: '',
            legalName,
            phone: `1380000${1100 + at}`,
            kind: channel ? 'channel' : 'sub',
            priceMultiplier: channel ? 1.02 + at / 500 : undefined,
            needReview: at % 3 === 0 ? 10 : 20,
          },
          1,
        )
        await db().update(customer).set({ passwordHash: demo?.passwordHash }).where(eq(customer.id, id))
        if (at % 9 === 8) await setStatus(main, id, 20)
      })
    }
  },
}
