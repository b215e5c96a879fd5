import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { give } from '../../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { desk } from '../../../demo/server/money/bonds/bonds.desk'
import { bond } from '../../../demo/server/money/bonds/bonds.table'
import { demoPayPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import { desk as vouchers } from '../../../demo/server/trade/payment/vouchers.desk'
import { todoList } from '../../../src/account/todo/todo.contract'
import { bondMachine, bondState } from '../../../src/money/bonds/bond'
import { bondPage, payBond, refundBond } from '../../../src/money/bonds/bonds.contract'
import { pay, payOffline } from '../../../src/trade/payment/payment.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { outcome } from '../outcome'
import { ownFile } from '../own-file'

const company = '10002'
const id = 'b1'
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const row = { kind: 10 as const, title: '框架协议', amount: 30_000, dueDate: '2099-01-01' }
  await bed.inside(async () => {
    await give(company, 'deposit', 11, 100_000, 'test')
    await db()
      .insert(bond)
      .values([
        { ...row, id, bondNo: 'BZ1', customerId: company },
        { ...row, id: 'b2', bondNo: 'BZ2', customerId: '10003' },
      ])
  })
})

const first = async (body: object = {}) => (await bed.call(bondPage, { body }, { token })).content[0]
const demand = async () => (await bed.call(payBond, { body: { bondId: id } }, { token })).payOrderId
const askBack = (by = token, of = id) =>
  codeFrom(bed.call(refundBond, { path: { id: of }, body: { reason: '已履约' } }, { token: by }))
const put = (state: (typeof bondState.entries)[number]['code']) =>
  bed.inside(() => db().update(bond).set({ state }).where(eq(bond.id, id)))
const deposit = async () => (await bed.inside(() => accountOf(company, 'deposit'))).balance

test('a bond is paid from the deposit, and a refund returns it to the deposit', async () => {
  const start = await deposit()
  const todo = await bed.call(todoList, {}, { token })
  expect(todo.content.filter(({ path }) => path.startsWith('/user/bond'))).toMatchObject([
    { subject: '框架协议', amount: 30_000 },
  ])
  expect(await first()).toMatchObject({ bondNo: 'BZ1', state: 10, actions: ['pay'] })
  const old = await demand()
  const payOrderId = await demand()
  const paying = (payId: string, payCode = 96) =>
    codeFrom(bed.call(pay, { body: { payOrderId: payId, payCode, payPassword: demoPayPassword } }, { token }))
  // The demand before is void, and credit is for goods.
  expect([await paying(old), await paying(payOrderId, 95)]).toEqual([404, 422])
  expect(await paying(payOrderId)).toBe(200)
  expect(await deposit()).toBe(start - 30_000)
  expect(await first()).toMatchObject({ state: 40, actions: ['askRefund'] })
  expect(await codeFrom(demand())).toBe(409)
  expect(await askBack()).toBe(200)
  expect((await bed.inside(() => desk.waiting()))[0]).toMatchObject({ id, auto: 'refund' })
  expect(await bed.inside(() => outcome(desk.actions.refund.act(id)))).toBe(200)
  expect(await bed.inside(() => outcome(desk.actions.refund.act(id)))).toBe(409)
  expect(await deposit()).toBe(start)
  expect(await first({ state: 60 })).toMatchObject({ bondNo: 'BZ1', actions: [] })
  expect(await bed.inside(brokenAccounts)).toEqual([])
})

test('a transfer voucher puts it under review, and rejecting the voucher makes it payable again', async () => {
  const payOrderId = await demand()
  const files = [await bed.inside(() => ownFile(company))]
  const form = { bank: '中国银行', payer: '许明', paidOn: wireDay(clock.now()), amount: '300.00', files }
  await bed.call(payOffline, { body: { payOrderId, ...form } }, { token })
  expect(await first()).toMatchObject({ state: 15, actions: [] })
  const { counts } = await bed.call(bondPage, { body: {} }, { token })
  expect(counts).toEqual({ 15: 1 })
  expect(await codeFrom(demand())).toBe(422)
  await bed.inside(() => vouchers.actions.reject.act(payOrderId, { reason: '不清晰' }))
  expect(await first()).toMatchObject({ state: 10, actions: ['pay'] })
})

test('R102: moves along its table only', async () => {
  for (const { code } of bondState.entries)
    for (const [action, act] of [
      ['askRefund', () => askBack()],
      ['refund', () => bed.inside(() => outcome(desk.actions.refund.act(id)))],
      ['keep', () => bed.inside(() => outcome(desk.actions.keep.act(id, { reason: '未到期' })))],
    ] as const) {
      await put(code)
      const from: readonly number[] = bondMachine[action].from
      expect([code, action, await act()]).toEqual([code, action, from.includes(code) ? 200 : 409])
    }
})

test('only the main account sees it; a withheld amount shows its reason', async () => {
  await put(40)
  expect(await askBack(token, 'b2')).toBe(404)
  expect(await askBack(await bed.login('sub1'))).toBe(403)
  expect(await codeFrom(bed.call(payBond, { body: { bondId: 'b2' } }, { token }))).toBe(404)
  await askBack()
  await bed.inside(() => desk.actions.keep.act(id, { reason: '质保期未满' }))
  expect(await first()).toMatchObject({ state: 40, reason: '质保期未满' })
})
