import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { afterSale } from '../../../demo/server/trade/after-sales/after-sales.table'
import * as apply from '../../../src/trade/after-sales/after-sales-apply.contract'
import { rightStateOf } from '../../../src/trade/after-sales/after-sales-machine'
import * as steps from '../../../src/trade/after-sales/after-sales-steps.contract'
import { afterSalesDetail, pageAfterSales } from '../../../src/trade/after-sales/after-sales.contract'
import { returnState } from '../../../src/trade/after-sales/return-state'
import { asked, bed, codeFrom, linesOf, ordered, rowOf } from './after-sales-bed'

const states = returnState.entries.map(({ code }) => code)

/** Accounts that act on a case of an order placed by sub1 for demo's company. */
const accounts = { placer: 'sub1', main: 'demo', sibling: 'channel1', stranger: 'retail' } as const
type Role = keyof typeof accounts
const roles: Role[] = ['placer', 'main', 'sibling', 'stranger']

/** States in which each action is allowed for the buyer, written independently of the table. */
const granted: Record<string, { from: readonly number[]; leads: number }> = {
  withdraw: { from: [10, 21], leads: 95 },
  sendBack: { from: [21], leads: 40 },
  confirm: { from: [90], leads: 99 },
  reapply: { from: [20], leads: 10 },
}
const actions = Object.keys(granted)

const tokens: Partial<Record<Role, string>> = {}
let afterSalesCase = ''
let order: Awaited<ReturnType<typeof ordered>> | undefined
beforeAll(async () => {
  await bed.reset()
  for (const role of roles) tokens[role] = await bed.login(accounts[role])
  order = await ordered('sub1', 'shipped', [3])
  afterSalesCase = (await asked(order, [1], { rightType: 30 })).id
})

/** Resets the same case to a state. It becomes an exchange, in which goods are sent again. */
const putIn = (state: (typeof states)[number]) =>
  bed.inside(() =>
    db()
      .update(afterSale)
      .set({
        returnState: state,
        rightState: rightStateOf(state, { rightType: 10 }),
        rightType: 10,
        retries: 0,
      })
      .where(eq(afterSale.id, afterSalesCase)),
  )

function act(action: string, token = '', id = afterSalesCase) {
  const path = { id }
  const as = { token }
  if (action === 'withdraw') return bed.call(steps.withdrawAfterSales, { path }, as)
  if (action === 'confirm') return bed.call(steps.confirmResent, { path }, as)
  if (action === 'sendBack')
    return bed.call(steps.returnGoods, { path, body: { company: '安达速运', trackingNo: 'AD123456' } }, as)
  const body = { reason: 80, description: '补充说明', returnMethod: 10 }
  return bed.call(apply.reapplyAfterSales, { path, body }, as)
}

const expectedCode = (action: string, state: number, role: Role) => {
  if (role === 'sibling' || role === 'stranger') return 404
  return granted[action]?.from.includes(state) ? 200 : 409
}

describe('R102: state × action × role, through the API', () => {
  test.each(states)('in state %i only permitted roles move the case along the table', async (state) => {
    for (const action of actions)
      for (const role of roles) {
        await putIn(state)
        const code = await codeFrom(act(action, tokens[role]))
        const what = `${state} ${action} ${role}`
        expect(`${what}: ${code}`).toBe(`${what}: ${expectedCode(action, state, role)}`)
        const wanted = code === 200 ? granted[action]?.leads : state
        expect(`${what}: ${(await rowOf(afterSalesCase)).returnState}`).toBe(`${what}: ${wanted}`)
      }
  })

  test.each(states)('in state %i the list offers exactly the permitted actions', async (state) => {
    await putIn(state)
    for (const role of ['placer', 'main'] as const) {
      const { content } = await bed.call(pageAfterSales, { body: {} }, { token: tokens[role] })
      const wanted = actions.filter((action) => expectedCode(action, state, role) === 200)
      expect(content.find(({ id }) => id === afterSalesCase)?.actions?.toSorted()).toEqual(wanted.toSorted())
    }
  })

  test('a visitor gets 401 for every action', async () => {
    for (const action of actions) expect(await codeFrom(act(action))).toBe(401)
  })
})

describe('R78: cases and orders of others', () => {
  const body = () => ({
    rightType: 30,
    lines: order ? linesOf(order, [1]) : [],
    reason: 80,
    description: '包装破损',
    returnMethod: 10,
  })
  const ways: [string, (id: string, token: string) => Promise<Response>][] = [
    ['read it', (id, token) => bed.ask(afterSalesDetail, { path: { id } }, { token })],
    ['withdraw it', (id, token) => bed.ask(steps.withdrawAfterSales, { path: { id } }, { token })],
    ['confirm it', (id, token) => bed.ask(steps.confirmResent, { path: { id } }, { token })],
    [
      'send goods back',
      (id, token) =>
        bed.ask(
          steps.returnGoods,
          { path: { id }, body: { company: 'x', trackingNo: 'AD123456' } },
          { token },
        ),
    ],
    [
      'ask again',
      (id, token) =>
        bed.ask(
          apply.reapplyAfterSales,
          { path: { id }, body: { reason: 80, description: 'x', returnMethod: 10 } },
          { token },
        ),
    ],
  ]
  const ofOrders: typeof ways = [
    [
      'see the order’s lines',
      (orderId, token) => bed.ask(apply.afterSalesInfo, { path: { orderId } }, { token }),
    ],
    [
      'try it',
      (orderId, token) =>
        bed.ask(apply.tryRefund, { body: { orderId, rightType: 30, lines: body().lines } }, { token }),
    ],
    [
      'ask for money',
      (orderId, token) => bed.ask(apply.applyForRefund, { body: { orderId, ...body() } }, { token }),
    ],
    [
      'ask for goods',
      (orderId, token) => bed.ask(apply.applyForExchange, { body: { orderId, ...body() } }, { token }),
    ],
  ]

  test.each([
    ...ways.map(([name, way]) => [name, way, () => afterSalesCase] as const),
    ...ofOrders.map(([name, way]) => [name, way, () => order?.id ?? ''] as const),
  ])('others cannot %s, and get the answer of an unknown id', async (_, way, idOf) => {
    await putIn(10)
    const before = await rowOf(afterSalesCase)
    for (const role of ['stranger', 'sibling'] as const) {
      const token = tokens[role] ?? ''
      const answers = [await (await way(idOf(), token)).text(), await (await way('999999999', token)).text()]
      expect(answers[0]).toContain('"code":404')
      expect(answers[0]).toBe(answers[1])
    }
    expect(await rowOf(afterSalesCase)).toEqual(before)
  })

  test('answers 404 to lines of another order', async () => {
    const other = await ordered('retail', 'shipped', [3])
    const mixed = { ...other, lineIds: order?.lineIds ?? [] }
    expect(await codeFrom(asked(mixed, [1]))).toBe(404)
  })

  test('answers 404 to an exchange to an address of another company', async () => {
    const other = await ordered('retail', 'shipped', [3])
    const wish = { ...body(), lines: linesOf(other, [1]), orderId: other.id, addressId: '1' }
    expect(await codeFrom(bed.call(apply.applyForExchange, { body: wish }, { token: other.token }))).toBe(404)
  })
})
