import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { ledger } from '../../../demo/server/money/accounts/accounts.table'
import { give, giveBackPoints, take } from '../../../demo/server/money/accounts/bookings'
import { job as birthdays } from '../../../demo/server/money/points/birthday-points.job'
import { job as expiry } from '../../../demo/server/money/points/expire-points.job'
import { openAccount } from '../../../demo/server/session/registration/open-account'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { pointsPage } from '../../../src/money/points/points.contract'
import { pointsSource } from '../../../src/money/points/points-source'
import { paramCode } from '../../../src/site/params/params.contract'
import { balance, bed, faults, ids } from '../../trade/payment/payment-bed'

beforeEach(async () => {
  await bed.reset()
  await rule({ registration: 200, birthday: 100 })
})

const rule = (bizParam: Record<string, number>) =>
  bed.inside(() =>
    db()
      .insert(siteParam)
      .values({ siteId: siteIds.main, code: paramCode.pointsWelcome, status: 10, bizParam })
      .onConflictDoUpdate({ target: [siteParam.siteId, siteParam.code], set: { bizParam } }),
  )
const register = (loginAccount: string) =>
  bed.inside(() =>
    openAccount(
      { customerType: 'personal', loginAccount, password: 'abc1234' },
      { email: `${loginAccount}@example.com` },
      { spend: async () => {}, rounds: 1 },
    ),
  )
const movements = (customerId: string) =>
  bed.inside(() =>
    db()
      .select({ type: ledger.bizType, amount: ledger.amount })
      .from(ledger)
      .where(and(eq(ledger.customerId, customerId), eq(ledger.kind, 'points')))
      .orderBy(ledger.createdAt, ledger.id),
  )
const born = (id: string, birthday: string | null) =>
  bed.inside(() => db().update(customer).set({ birthday }).where(eq(customer.id, id)))
/** Turns of the birthdays' job on a day of the shop. */
const on = (date: string) =>
  bed.inside(() => clock.at(new Date(`${date}T12:00:00+08:00`), () => birthdays.run(bed.config, console)))

test('a registration earns the points of the rule, and none without a rule', async () => {
  const { id } = await register('welcome')
  expect(await movements(id)).toEqual([{ type: 40, amount: 200 }])
  await rule({ registration: 0 })
  expect(await movements((await register('later')).id)).toEqual([])
  expect(await faults()).toEqual([])
})

test('a birthday gives the company’s main account points once a year', async () => {
  await bed.inside(() => db().update(customer).set({ birthday: null }))
  await born(ids.retail, '1993-04-08')
  // A sub-account shares its company's points.
  await born('10004', '1993-04-08')
  const before = (await movements(ids.retail)).length
  const given = async () => (await movements(ids.retail)).slice(before)
  await on('2027-04-07')
  expect(await given()).toEqual([])
  await on('2027-04-08')
  await on('2027-04-08')
  expect(await given()).toEqual([{ type: 41, amount: 100 }])
  // Another day of birth in the same year brings nothing more.
  await born(ids.retail, '1993-04-09')
  await rule({ birthday: 150 })
  await on('2027-04-09')
  expect(await given()).toHaveLength(1)
  await on('2028-04-09')
  expect(await given()).toEqual([
    { type: 41, amount: 100 },
    { type: 41, amount: 150 },
  ])
  const { content } = await bed.call(
    pointsPage,
    { body: { source: pointsSource.code.birthdayGift } },
    { token: await bed.login('retail') },
  )
  expect(content.map(({ amount }) => amount)).toEqual([150, 100, 100])
  expect([pointsSource.label(41, 'zh-CN'), pointsSource.label(41, 'en')]).toEqual([
    '生日赠送',
    'Birthday gift',
  ])
  expect(await bed.inside(() => db().$count(ledger, eq(ledger.customerId, '10004')))).toBe(0)
  expect(await faults()).toEqual([])
})

test('a birthday on 29 February is on 28 February in other years', async () => {
  await bed.inside(() => db().update(customer).set({ birthday: null }))
  await born(ids.retail, '1996-02-29')
  const gifts = async () => (await movements(ids.retail)).filter(({ type }) => type === 41).length
  const before = await gifts()
  const given = async () => (await gifts()) - before
  await on('2027-02-28')
  expect(await given()).toBe(1)
  await on('2028-02-28')
  expect(await given()).toBe(1)
  await on('2028-02-29')
  expect(await given()).toBe(2)
})

test('points expire once on their day, the oldest first, and so do refunded points', async () => {
  const buyer = '70001'
  const expire = () => bed.inside(() => expiry.run(bed.config, console))
  const gone = async () =>
    (await movements(buyer)).filter(({ type }) => type === 90).map(({ amount }) => amount)
  await bed.inside(() => give(buyer, 'points', 40, 100, 'old'))
  bed.wait(366 * day)
  await bed.inside(() => give(buyer, 'points', 10, 50, 'new'))
  await bed.inside(() => take(buyer, 'points', 20, 30, 'order'))
  await expire()
  expect(await gone(), 'not before their day').toEqual([])
  bed.wait(366 * day)
  expect(await balance(buyer, 'points')).toBe(120)
  await expire()
  await expire()
  expect(await gone()).toEqual([-70])
  expect(await balance(buyer, 'points')).toBe(50)
  await bed.inside(() => giveBackPoints(buyer, 21, 30, 'refund', 'order'))
  await expire()
  expect(await gone()).toEqual([-70, -30])
  bed.wait(366 * day)
  await expire()
  expect(await gone()).toEqual([-70, -30, -50])
  expect(await balance(buyer, 'points')).toBe(0)
  expect(await faults()).toEqual([])
})

test('lots of several years that expire together are booked one by one, the oldest first', async () => {
  const buyer = '70001'
  await bed.inside(() => clock.ago(1200 * day, () => give(buyer, 'points', 10, 3, 'second')))
  await bed.inside(() => clock.ago(1600 * day, () => give(buyer, 'points', 10, 2, 'first')))
  expect(await bed.inside(() => expiry.run(bed.config, console))).toBe(1)
  expect((await movements(buyer)).filter(({ type }) => type === 90).map(({ amount }) => amount)).toEqual([
    -2, -3,
  ])
  expect(await faults()).toEqual([])
})

test('the demo buyer’s ledger shows points of every such source', async () => {
  const token = await bed.login('demo')
  const amounts = async (source: number) =>
    (await bed.call(pointsPage, { body: { source } }, { token })).content.map(({ amount }) => amount)
  const { registrationGift, birthdayGift, expired } = pointsSource.code
  expect([await amounts(registrationGift), await amounts(birthdayGift), await amounts(expired)]).toEqual([
    [200],
    [100],
    [-60],
  ])
})
