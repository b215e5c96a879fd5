import { accountHome } from '../../../../src/account/user-center/user-center.contract'
import { toDecimal } from '../../../../src/core/money'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { accountOf } from '../../money/accounts/account-rows'
import { heldCoupons } from '../../money/coupons/held-coupons'
import { pointsRule, pointsWorth } from '../../money/points/deduct-points'
import { orderRows } from '../../trade/orders/order-rows'
import { orderCounts, orderIds } from '../../trade/orders/orders-page'
import { unreadOf } from '../reminders/reminders'

const recent = 5

export function routes(app: App) {
  serve(app, accountHome, async ({ who }) => {
    const { companyId } = who
    const rule = await pointsRule(who.ruledBy)
    const deposit = await accountOf(companyId, 'deposit')
    const credit = await accountOf(companyId, 'credit')
    const points = await accountOf(companyId, 'points')
    const ids = (await orderIds(who, {}).limit(recent)).map(({ id }) => id)
    const rows = await orderRows(ids, who)
    return {
      orderCounts: await orderCounts(who),
      deposit: toDecimal(deposit.balance),
      credit: { limit: toDecimal(credit.granted), available: toDecimal(credit.balance) },
      points: points.balance,
      pointsWorth: rule && toDecimal(pointsWorth(rule, points.balance)),
      couponCount: (await heldCoupons(who)).length,
      remindCount: await unreadOf(who),
      recentOrders: ids.flatMap((id) => rows.get(id) ?? []),
    }
  })
}
