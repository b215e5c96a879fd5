import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { pointsLot } from '../../../demo/server/money/accounts/accounts.table'
import { give } from '../../../demo/server/money/accounts/bookings'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import { creditBill } from '../../../demo/server/money/credit/credit.table'
import { timeUntil } from '../../../src/account/todo/time-until'
import { todoList } from '../../../src/account/todo/todo.contract'
import { todoKind } from '../../../src/account/todo/todo-kind'
import { bed, stock } from '../../trade/checkout/checkout-bed'
import { moved, paid, placed } from '../../trade/orders/order-bed'
import { decided, requested } from '../../trade/requests/request-bed'

beforeEach(() => bed.reset())

const listOf = async (account: string) =>
  (await bed.call(todoList, {}, { token: await bed.login(account) })).content
const kindsFor = async (account: string, subject: string) =>
  (await listOf(account)).filter((todo) => todo.subject.includes(subject)).map(({ kind }) => kind)

describe('the to-do list of a buyer', () => {
  test('contains an order until it is paid, and again until it is received', async () => {
    const { id, no } = await placed('retail')
    const [open] = (await listOf('retail')).filter(({ subject }) => subject === no)
    expect(open).toMatchObject({ kind: todoKind.code.pay, path: `/cart/payment?orders=${id}`, amount: 3000 })
    await moved(id, 'pay')
    expect(await kindsFor('retail', no)).toEqual([])
    await moved(id, 'shipRest')
    expect(await kindsFor('retail', no)).toEqual([todoKind.code.receive])
    await moved(id, 'receive', 'timer')
    expect(await kindsFor('retail', no)).toEqual([])
    expect(await kindsFor('demo', no)).toEqual([])
  })

  test('contains a purchase request for its approver until it is decided', async () => {
    const [skuId = ''] = await stock({})
    const { id, no } = await requested(await bed.login('sub1'), [{ skuId, quantity: 1 }])
    expect(await kindsFor('demo', no)).toEqual([todoKind.code.approve])
    expect(await kindsFor('sub1', no)).toEqual([])
    await decided(id, await bed.login('demo'), { decision: 'reject', reason: '不需要' })
    expect(await kindsFor('demo', no)).toEqual([])
    // Nor does anybody wait for what others of the company ordered.
    const own = await paid('demo')
    await moved(own.id, 'shipRest')
    expect(await kindsFor('sub1', own.no)).toEqual([])
  })

  test('contains statements to confirm or repay for the main account, and no settled ones', async () => {
    const bill = { customerId: '10002', amount: 9_000, repaid: 1_000, dueDate: '2026-12-05' }
    await bed.inside(() =>
      db()
        .insert(creditBill)
        .values([
          { ...bill, month: '2026-08', state: 50 },
          { ...bill, month: '2026-09', state: 40 },
          { ...bill, month: '2026-10', state: 20, issuedAt: clock.now() },
        ]),
    )
    const found = (await listOf('retail')).filter(({ subject }) => subject.includes('账单'))
    expect(found.map(({ kind, subject, amount }) => [kind, subject, amount])).toEqual(
      expect.arrayContaining([
        [todoKind.code.confirmBill, '2026-10 账单', 9_000],
        [todoKind.code.repayBill, '2026-09 账单', 8_000],
      ]),
    )
    expect(found).toHaveLength(2)
    await bed.inside(() => db().update(creditBill).set({ customerId: '10001' }))
    expect((await listOf('sub1')).some(({ subject }) => subject.includes('账单'))).toBe(false)
  })

  test('lists coupons and points that expire soon; the most urgent entry comes first', async () => {
    await bed.inside(async () => {
      const now = clock.now().getTime()
      const at = (days: number) => new Date(now + days * day)
      await give('10002', 'points', 41, 77, 'B1')
      await db()
        .update(pointsLot)
        .set({ expiresAt: at(20) })
        .where(eq(pointsLot.customerId, '10002'))
      for (const [id, days] of [
        ['soon', 3],
        ['later', 90],
      ] as const) {
        await db()
          .insert(couponTemplate)
          .values({
            id,
            siteId: siteIds.main,
            type: 10,
            name: `券 ${id}`,
            kind: 10,
            threshold: 1,
            value: 1,
            scope: 10,
            scopeName: '',
            total: 9,
            receiveFrom: at(-9),
            receiveTo: at(days),
            useFrom: at(-9),
            useTo: at(days),
          })
        await db().insert(coupon).values({ templateId: id, customerId: '10002', code: id })
      }
    })
    const list = await listOf('retail')
    expect(list.filter(({ path }) => path === '/user/coupon').map(({ subject }) => subject)).toEqual([
      '券 soon',
    ])
    expect(list.filter(({ path }) => path === '/user/points')).toMatchObject([
      { kind: todoKind.code.usePoints },
    ])
    const times = list.flatMap(({ dueAt }) => dueAt ?? [])
    expect(times).toEqual(times.toSorted())
    expect(times.length).toBeGreaterThan(1)
  })
})

test.each([
  [10 * 86_400, 'days', 10, false],
  [2 * 86_400, 'days', 2, true],
  [2 * 86_400 - 1, 'hours', 47, true],
  [3_600, 'hours', 1, true],
  [59, 'minutes', 1, true],
  [0, 'late', 0, true],
  [-86_399, 'late', 0, true],
  [-3 * 86_400, 'lateDays', 3, true],
])('%i seconds left are shown as %s', (seconds, unit, n, soon) => {
  expect(timeUntil(seconds)).toEqual({ unit, n, soon })
})
