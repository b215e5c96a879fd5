import { pointsIndex, pointsPage } from '../../../../src/money/points/points.contract'
import { wireTime } from '../../core/business-time'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { accountOf } from '../accounts/account-rows'
import { ledgerPage } from '../accounts/ledger-page'
import { pointsRule } from './deduct-points'
import { expiringPoints } from './expiring-points'

export function routes(app: App) {
  serve(app, pointsIndex, async ({ who }) => ({
    balance: (await accountOf(who.companyId, 'points')).balance,
    pointsPerUnit: (await pointsRule(who.site))?.pointsPerUnit,
    expiring: (await expiringPoints(who.companyId)).map(({ at, amount }) => ({ at: wireTime(at), amount })),
  }))

  serve(app, pointsPage, ({ asked: { body }, who }) =>
    ledgerPage(who.companyId, 'points', { ...body, bizType: body.source }, (points) => points),
  )
}
