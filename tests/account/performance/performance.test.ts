import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeExports } from '../../../demo/server/account/downloads/exports.job'
import { exportTask } from '../../../demo/server/account/downloads/downloads.table'
import { db } from '../../../demo/server/core/database/db'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { exportPerformance, performance } from '../../../src/account/performance/performance.contract'
import { openCentre } from '../../money/budgets/budget-bed'
import { toDecimal } from '../../../src/core/money'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { paid, placed } from '../../trade/orders/order-bed'

beforeEach(() => bed.reset())

const of = async (account: string, query: object = {}, language = 'zh-CN') =>
  bed.call(performance, { query }, { token: await bed.login(account), language })
const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

test('sums paid amounts less refunds, equally by month, category, account, cost centre and supplier', async () => {
  const before = await of('retail')
  const one = await paid('retail', [3])
  await paid('retail', [2, 1])
  await placed('retail', [50])
  const refunded = { refundedAmount: 1_000 }
  await bed.inside(() => db().update(orders).set(refunded).where(eq(orders.id, one.id)))
  const after = await of('retail')
  expect([after.orders - before.orders, after.amount - before.amount]).toEqual([2, 5_000])
  for (const parts of [after.months, after.members, after.suppliers]) expect(sumOf(parts)).toBe(after.amount)
  // Each line's share is rounded by itself.
  for (const parts of [after.categories, after.costCentres])
    expect(Math.abs(sumOf(parts) - after.amount)).toBeLessThanOrEqual(parts.length)
  expect(after.months).toHaveLength(12)
  expect(after.months.at(-1)?.amount).toBe(after.amount)
  const quarter = await of('retail', { timeRange: 3 })
  expect(quarter.months.map(({ key }) => key)).toEqual(after.months.slice(-3).map(({ key }) => key))
})

test('a sub-account sees its own figures, the main account all of them or those of one member', async () => {
  const own = await of('sub1')
  await paid('demo', [7])
  expect(await of('sub1')).toEqual(own)
  const whole = await of('demo')
  const [first] = whole.members
  const narrowed = await of('demo', { memberId: first?.key })
  expect(narrowed.amount).toBe(first?.amount)
  expect((await of('newbie')).orders).toBe(0)
  const token = await bed.login('demo')
  expect(await codeFrom(bed.call(performance, { query: { timeRange: 7 } }, { token }))).toBe(400)
})

test('groups lines by cost centre, whatever the case of its code, and names known ones', async () => {
  const order = await paid('demo', [3, 2])
  await bed.inside(async () => {
    await openCentre('CC-1')
    const lines = await db().select().from(orderLine).where(eq(orderLine.orderId, order.id))
    for (const [at, { id }] of lines.entries())
      await db()
        .update(orderLine)
        .set({ costCentre: at ? 'cc-1' : 'CC-1' })
        .where(eq(orderLine.id, id))
  })
  const { costCentres } = await of('demo')
  expect(costCentres.find(({ key }) => key === 'cc-1')).toEqual({
    key: 'cc-1',
    name: 'CC-1 CC-1',
    amount: 5_000,
    orders: 1,
  })
})

test.each(['zh-CN', 'en'])(
  'the report contains the rows of the table on the page, in the language %s',
  async (language) => {
    await paid('retail', [3])
    const token = await bed.login('retail')
    await bed.call(exportPerformance, { body: { by: 20, format: 'csv' } }, { token, language })
    await bed.inside(makeExports)
    const text = await bed.inside(async () => {
      const [task] = await db().select().from(exportTask).where(eq(exportTask.kind, 'performance'))
      const [file] = await db()
        .select()
        .from(uploadFile)
        .where(eq(uploadFile.id, task?.fileId ?? ''))
      return new TextDecoder().decode(file?.content ?? undefined)
    })
    const { categories } = await of('retail', {}, language)
    const lines = text.trim().split('\r\n').slice(1)
    expect(lines).toEqual(
      categories.map(({ name, orders: n, amount }) => `${name},${n},${toDecimal(amount)},CNY`),
    )
  },
)
