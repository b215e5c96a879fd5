import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../demo/server/core/database/db'
import { siteIds } from '../../demo/server/core/config/site'
import { memberById } from '../../demo/server/session/sign-in/sessions'
import { orderLine, orders } from '../../demo/server/trade/orders/orders.table'
import { placeLargeOrder } from '../../demo/static/worker/large-order'
import { openTestbed } from '../server/testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

test('an order of the maximum of 5,000 lines can be placed', async () => {
  await bed.inside(async () => {
    const who = await memberById('10001', siteIds.main)
    if (!who) throw new Error('no buyer')
    const orderNo = await placeLargeOrder(who, 5_000)
    const [order] = await db().select().from(orders).where(eq(orders.orderNo, orderNo))
    const lines = await db()
      .select({ id: orderLine.id, share: orderLine.payShare, name: orderLine.purchaseNo })
      .from(orderLine)
      .where(eq(orderLine.orderId, order?.id ?? ''))
    expect(lines).toHaveLength(5_000)
    expect(lines.reduce((sum, { share }) => sum + share, 0)).toBe(order?.payAmount)
    expect(new Set(lines.map(({ name }) => name)).size).toBe(5_000)
  })
})
