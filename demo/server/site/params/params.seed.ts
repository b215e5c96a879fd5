import { paramCode } from '../../../../src/site/params/params.contract'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { siteParam } from './params.table'

/**
 * Default rules: one point per whole unit paid, and points for registration and birthdays. 100 points are worth one unit
 * and cover at most half of the price of goods. The inviter gets 1% of what invited buyers pay.
 */
const rules: { code: number; bizParam: Record<string, number> }[] = [
  { code: paramCode.pointsGift, bizParam: { perUnit: 1 } },
  { code: paramCode.pointsWelcome, bizParam: { registration: 200, birthday: 100 } },
  { code: paramCode.pointsDeduction, bizParam: { integDeduct: 10, pointsPerUnit: 100, mostPercent: 50 } },
  { code: paramCode.promotion, bizParam: { percent: 1 } },
]

export const seed: Seed = {
  room: 'site/params',
  after: ['site/brand-site'],
  async run() {
    const { main, newshop, group } = siteIds
    const rows = [main, newshop, group].flatMap((siteId) =>
      rules.map((rule) => ({ ...rule, siteId, status: 10 as const })),
    )
    await db().insert(siteParam).values(rows)
  },
}
