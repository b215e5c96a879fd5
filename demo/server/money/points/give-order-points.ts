import { eq } from 'drizzle-orm'
import { pointsSource } from '../../../../src/money/points/points-source'
import { paramCode } from '../../../../src/site/params/params.contract'
import { db } from '../../core/database/db'
import { countsInAccounts } from '../../site/brand-site/brand-sites'
import { paramsOf } from '../../site/params/params'
import { orders } from '../../trade/orders/orders.table'
import { give } from '../accounts/bookings'

/** An order is completed: points for each whole unit that was paid and not given back, where any are given. */
export async function giveOrderPoints(orderId: string) {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const { customerId, orderNo, siteId, paidAmount, refundedAmount } = order
  if (!(await countsInAccounts(siteId))) return
  const [rule] = await paramsOf([siteId], [paramCode.pointsGift])
  const units = Math.floor((paidAmount - refundedAmount) / 100)
  const points = rule?.status === 10 ? units * (rule.bizParam.perUnit ?? 0) : 0
  if (points > 0) await give(customerId, 'points', pointsSource.code.orderGift, points, orderNo)
}
