import { beforeEach, expect, test } from 'vitest'
import { notify } from '../../../demo/server/account/reminders/notify'
import { give } from '../../../demo/server/money/accounts/bookings'
import { demoPayPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import { pageReminders } from '../../../src/account/reminders/reminders.contract'
import { reminderTopic, type ReminderTopic } from '../../../src/account/reminders/reminder-topic'
import { settings, updateSettings } from '../../../src/account/settings/settings.contract'
import { listPayType, mergePay, pay } from '../../../src/trade/payment/payment.contract'
import { firstWay } from '../../../src/trade/payment/pay-way'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { placed } from '../../trade/orders/order-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const all = reminderTopic.entries.map(({ code }) => code)
const save = (more: object = {}, by = token) =>
  bed.call(updateSettings, { body: { noticesWanted: all, passwordFreeLimit: '0', ...more } }, { token: by })
const own = () => bed.call(settings, {}, { token })

test('settings start with all messages and no payment without a password, and belong to one account', async () => {
  const first = { noticesWanted: all, noticesByEmail: [], passwordFreeLimit: 0, hasPayPassword: 10 }
  expect(await own()).toEqual(first)
  await save({ noticesWanted: [10], defaultPayCode: 96 })
  expect(await own()).toEqual({ ...first, noticesWanted: [10], defaultPayCode: 96 })
  const other = await bed.login('demo')
  expect((await bed.call(settings, {}, { token: other })).noticesWanted).toEqual(all)
  expect(await codeFrom(bed.call(settings, {}))).toBe(401)
})

test('only topics that the buyer selected create messages', async () => {
  const titles = async () =>
    (await bed.call(pageReminders, { body: {} }, { token })).content.map(({ title }) => title)
  const tell = (title: string, topic: ReminderTopic) =>
    bed.inside(() => notify({ to: ['10002'], title: [title, title], content: ['x', 'x'], topic }))
  await save({ noticesWanted: [10, 40] })
  await tell('账单', 'money')
  await tell('订单', 'trade')
  expect(await titles()).toEqual(['订单'])
  await save()
  await tell('账单', 'money')
  expect((await titles()).toSorted()).toEqual(['账单', '订单'].toSorted())
})

test('R107: a higher limit without password needs the password; below it an account pays without', async () => {
  const limit = (passwordFreeLimit: string, payPassword?: string) =>
    codeFrom(save({ passwordFreeLimit, payPassword }))
  expect([await limit('50'), await limit('50', '000000'), await limit('1000.01', demoPayPassword)]).toEqual([
    400, 422, 400,
  ])
  expect((await own()).passwordFreeLimit).toBe(0)
  expect(await limit('50', demoPayPassword)).toBe(200)
  // Less needs no password.
  expect(await limit('40')).toBe(200)
  await bed.inside(() => give('10002', 'deposit', 11, 100_000, 'test'))
  const paid = async (quantity: number) => {
    const { id } = await placed('retail', [quantity])
    const { payOrderId } = await bed.call(mergePay, { body: { orderIdList: [id] } }, { token })
    return codeFrom(bed.call(pay, { body: { payOrderId, payCode: 96 } }, { token }))
  }
  expect([await paid(4), await paid(5)]).toEqual([200, 400])
  const newbie = await bed.login('newbie')
  expect(await codeFrom(save({ passwordFreeLimit: '10', payPassword: '123456' }, newbie))).toBe(402)
})

test('the preferred payment method is proposed first if it can be used', async () => {
  await bed.inside(() => give('10002', 'deposit', 11, 100_000, 'test'))
  const first = async () => firstWay(await bed.call(listPayType, { query: {} }, { token }), undefined)
  expect(await first()).not.toBe(20)
  await save({ defaultPayCode: 20 })
  expect(await first()).toBe(20)
  // Of no use here: the buyer has no credit line.
  await save({ defaultPayCode: 95 })
  expect(await first()).not.toBe(95)
})
