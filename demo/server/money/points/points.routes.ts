import { pointsIndex, pointsPage } from '../../../../src/money/points/points.contract'
import { wireTime } from '../../core/business-time'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { accountOf } from '../accounts/account-rows'
import { ledgerPage } from '../accounts/ledger-page'
import { pointsRule } from './deduct-points'
import { withOwnNumbers } from './own-numbers'
import { expiringPoints } from './expiring-points'

export function routes(app: App) {
  serve(app, pointsIndex, async ({ who }) => ({
    balance: (await accountOf(who.companyId, 'points')).balance,
    pointsPerUnit: (await pointsRule(who.ruledBy))?.pointsPerUnit,
    expiring: (await expiringPoints(who.companyId)).map(({ at, amount }) => ({ at: wireTime(at), amount })),
  }))

  serve(app, pointsPage, async ({ asked: { body }, who }) => {
    const wanted = { ...body, bizType: body.source }
    const page = await ledgerPage(who.companyId, 'points', wanted, (points) => points)
    return { ...page, content: await withOwnNumbers(page.content, who) }
  })
}
