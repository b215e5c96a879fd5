import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../demo/server/core/time/business-time'
import { accountOf } from '../../demo/server/money/accounts/account-rows'
import { give, take } from '../../demo/server/money/accounts/bookings'
import { freeze } from '../../demo/server/money/accounts/freeze'
import { depositIndex, depositPage } from '../../src/money/deposit/deposit.contract'
import { pointsIndex, pointsPage } from '../../src/money/points/points.contract'
import { bed, codeFrom } from '../trade/checkout/checkout-bed'

const company = '10002'
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

describe('the ledger of the deposit', () => {
  test('filters by type and time, the latest first, with the balance after each entry', async () => {
    const { balance } = await bed.inside(() => accountOf(company, 'deposit'))
    await bed.inside(() => give(company, 'deposit', 10, 50_000, 'T1'))
    bed.wait(40 * day)
    token = await bed.login('retail')
    await bed.inside(() => take(company, 'deposit', 20, 1_234, 'P1'))
    const { content, totalElements } = await bed.call(depositPage, { body: { timeRange: 1 } }, { token })
    expect(totalElements).toBe(1)
    expect(content[0]).toMatchObject({
      type: 20,
      amount: -1_234,
      balanceAfter: balance + 48_766,
      refNo: 'P1',
    })
    const topUps = await bed.call(depositPage, { body: { type: 10 } }, { token })
    expect(topUps.content.map(({ refNo }) => refNo)).toEqual(['T1'])
    const all = await bed.call(depositPage, { body: {} }, { token })
    expect(all.content.map(({ refNo }) => refNo).slice(0, 2)).toEqual(['P1', 'T1'])
  })

  test('shows the free, the reserved and this month’s amounts', async () => {
    const { balance } = await bed.inside(() => accountOf(company, 'deposit'))
    await bed.inside(() => give(company, 'deposit', 10, 50_000, 'T1'))
    await bed.inside(() => take(company, 'deposit', 20, 1_234, 'P1'))
    await bed.inside(() => freeze(company, 10_000))
    expect(await bed.call(depositIndex, {}, { token })).toEqual({
      balance: balance + 38_766,
      frozen: 10_000,
      monthIn: 50_000,
      monthOut: 1_234,
    })
  })

  test('answers a sub-account 403 and a visitor 401, and lists no entries of others', async () => {
    const sub = { token: await bed.login('sub1') }
    expect(await codeFrom(bed.call(depositIndex, {}, sub))).toBe(403)
    expect(await codeFrom(bed.call(depositPage, { body: {} }, sub))).toBe(403)
    expect(await codeFrom(bed.call(depositIndex, {}))).toBe(401)
    await bed.inside(() => give('10003', 'deposit', 10, 777, 'foreign'))
    const { content } = await bed.call(depositPage, { body: { pageSize: 100 } }, { token })
    expect(content.map(({ refNo }) => refNo)).not.toContain('foreign')
    for (const body of [{ type: 99 }, { timeRange: 5 }, { pageSize: 0 }])
      expect(await codeFrom(bed.call(depositPage, { body }, { token }))).toBe(400)
  })
})

describe('points', () => {
  test('filters by source and lists the expiry of the whole balance', async () => {
    const before = await bed.call(pointsIndex, {}, { token })
    await bed.inside(() => give(company, 'points', 41, 88, 'B1'))
    const index = await bed.call(pointsIndex, {}, { token })
    expect(index.balance).toBe(before.balance + 88)
    expect(index.expiring.reduce((sum, { amount }) => sum + amount, 0)).toBe(index.balance)
    const { content } = await bed.call(pointsPage, { body: { source: 41 } }, { token })
    expect(content[0]).toMatchObject({ type: 41, amount: 88, balanceAfter: index.balance })
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set([41]))
    expect(await codeFrom(bed.call(pointsPage, { body: { source: 5 } }, { token }))).toBe(400)
  })
})
