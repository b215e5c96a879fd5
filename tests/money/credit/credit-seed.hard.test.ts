import { expect, test } from 'vitest'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { performance } from '../../../src/account/performance/performance.contract'
import { billPage, creditIndex } from '../../../src/money/credit/credit.contract'
import { depositPage } from '../../../src/money/deposit/deposit.contract'
import { pointsPage } from '../../../src/money/points/points.contract'
import { openTestbed } from '../../server/testbed'
import { brokenBills } from './broken-bills'

const bed = await openTestbed('demo')
await bed.reset()

test('the demo has correct sums of funds, monthly statements and one overdue buyer', async () => {
  expect(await bed.inside(brokenAccounts)).toEqual([])
  expect(await bed.inside(brokenBills)).toEqual([])
  const demo = { token: await bed.login('demo') }
  const index = await bed.call(creditIndex, {}, demo)
  expect(index).toMatchObject({ limit: 20_000_000, state: 'open' })
  expect(index.used + index.available).toBe(index.limit)
  expect((await bed.call(billPage, { body: {} }, demo)).totalElements).toBeGreaterThan(3)
  expect((await bed.call(depositPage, { body: {} }, demo)).totalElements).toBeGreaterThan(24)
  const points = await bed.call(pointsPage, { body: { pageSize: 100 } }, demo)
  expect(points.totalElements).toBeGreaterThan(24)
  expect(points.content.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
  const late = { token: await bed.login('overdue') }
  expect(await bed.call(creditIndex, {}, late)).toMatchObject({ state: 'overdue' })
})

test('the purchasing volume of a past month covers its statement', async () => {
  const demo = { token: await bed.login('demo') }
  const { months } = await bed.call(performance, { query: { timeRange: 12 } }, demo)
  // Nothing of these was given back since.
  const bought = new Map(months.slice(0, 5).map(({ key, amount }) => [key, amount]))
  const { content } = await bed.call(billPage, { body: { pageSize: 12 } }, demo)
  const older = content.filter(({ month, amount }) => amount > 0 && bought.has(month))
  expect(older.length).toBeGreaterThan(2)
  for (const { month, amount } of older)
    expect([month, amount <= (bought.get(month) ?? 0)]).toEqual([month, true])
})
