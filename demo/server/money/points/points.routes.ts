import { pointsIndex, pointsPage } from '../../../../src/money/points/points.contract'
import { toDecimal } from '../../../../src/core/money'
import { wireTime } from '../../core/time/business-time'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { accountOf } from '../accounts/account-rows'
import { ledgerPage } from '../accounts/ledger-page'
import { pointsRule, pointsWorth } from './deduct-points'
import { withOwnNumbers } from '../accounts/own-numbers'
import { expiringPoints } from './expiring-points'

export function routes(app: App) {
  serve(app, pointsIndex, async ({ who }) => {
    const { balance } = await accountOf(who.companyId, 'points')
    const rule = await pointsRule(who.ruledBy)
    const expiring = await expiringPoints(who.companyId)
    return {
      balance,
      pointsPerUnit: rule?.pointsPerUnit,
      worth: rule && toDecimal(pointsWorth(rule, balance)),
      expiring: expiring.map(({ at, amount }) => ({ at: wireTime(at), amount })),
    }
  })

  serve(app, pointsPage, async ({ asked: { body }, who }) => {
    const wanted = { ...body, bizType: body.source }
    const page = await ledgerPage(who.companyId, 'points', wanted, (points) => points)
    return { ...page, content: await withOwnNumbers(page.content, who) }
  })
}
