import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { give } from '../../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { depositWithdraw } from '../../../demo/server/money/deposit/deposit.table'
import { moveWithdrawal } from '../../../demo/server/money/deposit/move-withdrawal'
import { desk } from '../../../demo/server/money/deposit/withdrawals.desk'
import { demoPayPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import { reviewState } from '../../../src/words/review-state'
import { depositPage } from '../../../src/money/deposit/deposit.contract'
import { withdrawalActions, withdrawalMachine } from '../../../src/money/deposit/withdrawal-machine'
import { cancelWithdrawal, withdraw, withdrawPage } from '../../../src/money/deposit/withdrawals.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { inState } from '../../trade/documents-in-state'
import { walkMachine } from '../../trade/machine-walk'
import { outcome } from '../outcome'

const company = '10002'
let token = ''
let start = 0
const wish = {
  amount: '120.50',
  bank: '中国银行',
  bankCard: '6222021234567890',
  holder: '许明',
  payPassword: demoPayPassword,
}

beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  start = await bed.inside(() => give(company, 'deposit', 11, 20_000, 'test'))
})

const ask = (body: object = {}, asking: object = {}) =>
  bed.call(withdraw, { body: { ...wish, ...body } }, { token, ...asking })
const account = () => bed.inside(() => accountOf(company, 'deposit'))
const act = (name: 'takeUp' | 'approve' | 'reject', id: string, values = {}) =>
  bed.inside(() => outcome(desk.actions[name].act(id, values)))
const sound = async () => expect(await bed.inside(brokenAccounts)).toEqual([])

describe('a withdrawal', () => {
  test('freezes its amount, and leaves the deposit once it is approved', async () => {
    const { id } = await ask()
    expect(await account()).toMatchObject({ balance: start - 12_050, frozen: 12_050 })
    const [row] = await bed.inside(() => desk.waiting())
    expect(JSON.stringify(row?.lines)).toContain('6222021234567890')
    expect(await act('approve', id)).toBe(409)
    expect(await act('takeUp', id)).toBe(200)
    expect(await act('approve', id)).toBe(200)
    expect(await act('approve', id)).toBe(409)
    expect(await account()).toMatchObject({ balance: start - 12_050, frozen: 0 })
    const { content } = await bed.call(depositPage, { body: { type: 21 } }, { token })
    expect(content).toMatchObject([{ amount: -12_050, refNo: id }])
    const list = await bed.call(withdrawPage, { body: {} }, { token })
    expect(list.content).toMatchObject([{ id, reviewState: 20, bankCard: '7890' }])
    await sound()
  })

  test('returns the amount after a rejection, and shows the reason', async () => {
    const { id } = await ask()
    await act('takeUp', id)
    expect(await act('reject', id, { reason: '户名不符' })).toBe(200)
    expect(await account()).toMatchObject({ balance: start, frozen: 0 })
    const { content } = await bed.call(withdrawPage, { body: {} }, { token })
    expect(content).toMatchObject([{ reviewState: 30, reason: '户名不符', cancelled: false }])
    await sound()
  })

  test('can be cancelled once by its buyer until its review begins', async () => {
    const cancel = (id: string, who = token) =>
      codeFrom(bed.call(cancelWithdrawal, { path: { id } }, { token: who }))
    const { id } = await ask()
    expect(await cancel(id, await bed.login('demo'))).toBe(404)
    expect(await cancel(id, await bed.login('sub1'))).toBe(403)
    expect(await cancel(id)).toBe(200)
    expect(await cancel(id)).toBe(409)
    expect(await account()).toMatchObject({ balance: start, frozen: 0 })
    const later = await ask()
    await act('takeUp', later.id)
    expect(await cancel(later.id)).toBe(409)
    await sound()
  })

  test('R98, R105: repeated requests with one key create one, and concurrent ones never exceed the balance', async () => {
    const same = await Promise.all([1, 2, 3].map(() => ask({}, { key: 'one-intention' })))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeFrom(ask({ amount: '100.00' }))))
    expect(codes.filter((code) => code === 200)).toHaveLength(Math.floor((start - 12_050) / 10_000))
    expect((await account()).balance).toBeLessThan(10_000)
    await sound()
  })

  test('R107: rejects a wrong payment password with 422, invalid fields with 400, and missing rights', async () => {
    for (const [body, code] of [
      [{ payPassword: '000000' }, 422],
      [{ payPassword: '12' }, 400],
      [{ amount: '999999.00' }, 422],
      [{ amount: '0' }, 400],
      [{ amount: '-5' }, 400],
      [{ amount: '1e3' }, 400],
      [{ bankCard: 'x' }, 400],
      [{ holder: '' }, 400],
    ] as const)
      expect([body, await codeFrom(ask(body))]).toEqual([body, code])
    expect(await codeFrom(ask({}, { token: await bed.login('newbie') }))).toBe(402)
    expect(await codeFrom(ask({}, { token: await bed.login('sub1') }))).toBe(403)
    expect(await codeFrom(ask({}, { token: '' }))).toBe(401)
    expect(await bed.inside(() => db().$count(depositWithdraw))).toBe(0)
    expect(await account()).toMatchObject({ balance: start, frozen: 0 })
  })
})

/** Expected transitions, written independently: state, action, actor, next state. */
const ways = [
  [10, 'takeUp', 'platform', 15],
  [10, 'takeBack', 'buyer', 30],
  [15, 'approve', 'platform', 20],
  [15, 'reject', 'platform', 30],
] as const

describe('R102: a withdrawal moves along the table only', () => {
  walkMachine({
    states: reviewState.entries.map(({ code }) => code),
    machine: withdrawalMachine,
    actors: ['buyer', 'platform'],
    ways,
    put: inState.withdrawal,
    move: (id, action, actor) => moveWithdrawal(id, action, { actor }),
    stateOf: async (id) =>
      (await db().select().from(depositWithdraw).where(eq(depositWithdraw.id, id)))[0]?.reviewState,
    offered: withdrawalActions,
  })

  test('the list offers its cancellation until the review begins', async () => {
    const { id } = await ask()
    const offered = async () => (await bed.call(withdrawPage, { body: {} }, { token })).content[0]?.actions
    expect(await offered()).toEqual(['takeBack'])
    await act('takeUp', id)
    expect(await offered()).toEqual([])
  })
})
