import { asc } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { siteWords } from '../../site/brand-site/site-words'
import { bankAccount } from './payment.table'

const bank = '中国建设银行上海临港支行'

export const seed: Seed = {
  room: 'trade/payment',
  after: ['site/brand-site', 'trade/checkout', 'site/params'],
  async run() {
    const sites = await db().select().from(brandSite).orderBy(asc(brandSite.id))
    await db()
      .insert(bankAccount)
      .values(
        sites.map(({ id, company }) => ({
          siteId: id,
          holder: company,
          bank,
          accountNo: `31050110${id.padStart(4, '0')}00000618`,
          ...siteWords.find(({ site }) => site.id === id)?.bank,
        })),
      )
    await saysInEnglish({ [bank]: 'China Construction Bank, Shanghai Lingang Sub-branch' })
  },
}
