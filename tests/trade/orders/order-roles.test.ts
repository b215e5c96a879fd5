import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { orderState } from '../../../src/words/order-state'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import * as steps from '../../../src/trade/orders/order-steps.contract'
import { bed, codeFrom } from '../checkout/checkout-bed'
import { placed } from './order-bed'

type Code = (typeof orderState.entries)[number]['code']
const states = orderState.entries.map(({ code }) => code)

/** Roles of accounts for an order placed by sub1 for demo's company. */
const roles = ['placer', 'main', 'sibling', 'stranger'] as const
type Role = (typeof roles)[number]
const accounts: Record<Role, string> = {
  placer: 'sub1',
  main: 'demo',
  sibling: 'channel1',
  stranger: 'retail',
}

/** States and roles in which each action is allowed, written independently of the table. */
const granted: Record<string, { from: readonly Code[]; to: readonly Role[]; leads?: Code }> = {
  cancel: { from: [10, 20, 30], to: ['placer', 'main'], leads: 90 },
  receive: { from: [60], to: ['placer', 'main'], leads: 70 },
  sign: { from: [20], to: ['placer', 'main'], leads: 30 },
  remind: { from: [40, 50], to: ['placer', 'main'] },
  hide: { from: [70, 80, 90], to: ['placer', 'main'] },
  checkGoods: { from: [50, 60, 70], to: ['placer', 'main'] },
}
const actions = Object.keys(granted)

const tokens: Partial<Record<Role, string>> = {}
let order = { id: '', lineId: '' }
beforeAll(async () => {
  await bed.reset()
  for (const role of roles) tokens[role] = await bed.login(accounts[role])
  const { id } = await placed('sub1', [3])
  const [line] = await bed.inside(() => db().select().from(orderLine).where(eq(orderLine.orderId, id)))
  order = { id, lineId: line?.id ?? '' }
})

/** Resets the same order to a state, and clears limits of once a day. */
const putIn = (state: Code) =>
  bed.inside(async () => {
    await db()
      .update(orders)
      .set({ state, hiddenAt: null, remindedAt: null, shippedAt: new Date(0) })
      .where(eq(orders.id, order.id))
    await db().update(orderLine).set({ shippedQty: 3, receivedQty: 0 }).where(eq(orderLine.id, order.lineId))
  })

function act(action: string, token = '') {
  const path = { id: order.id }
  const as = { token }
  const lines = [{ lineId: order.lineId, quantity: 1 }]
  if (action === 'cancel') return bed.call(steps.cancelOrder, { path, body: { cancelReason: 10 } }, as)
  if (action === 'receive') return bed.call(steps.receiveOrder, { path }, as)
  if (action === 'sign') return bed.call(steps.signOrder, { path, body: { name: '陈一凡' } }, as)
  if (action === 'remind') return bed.call(steps.remindOrder, { path }, as)
  if (action === 'hide') return bed.call(steps.hideOrder, { path }, as)
  return bed.call(steps.checkGoods, { path, body: { lines } }, as)
}

/** Returns the expected code. */
function expectedCode(action: string, state: Code, role: Role): number {
  if (role === 'sibling' || role === 'stranger') return 404
  return granted[action]?.from.includes(state) && granted[action]?.to.includes(role) ? 200 : 409
}

describe('R102: state × action × role, through the API', () => {
  test.each(states)('in state %i only permitted roles move the order along the table', async (state) => {
    for (const action of actions)
      for (const role of roles) {
        await putIn(state)
        const code = await codeFrom(act(action, tokens[role]))
        const what = `${state} ${action} ${role}`
        expect(`${what}: ${code}`).toBe(`${what}: ${expectedCode(action, state, role)}`)
        const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, order.id)))
        expect(`${what}: ${row?.state}`).toBe(`${what}: ${(code === 200 && granted[action]?.leads) || state}`)
      }
  })

  test.each(states)('in state %i the list offers exactly the permitted actions', async (state) => {
    await putIn(state)
    for (const role of ['placer', 'main'] as const) {
      const { content } = await bed.call(pageOrders, { body: { state } }, { token: tokens[role] })
      const offered = content.find(({ id }) => id === order.id)?.actions ?? []
      const wanted = actions.filter((action) => expectedCode(action, state, role) === 200)
      expect(offered.filter((action) => actions.includes(action)).toSorted()).toEqual(wanted.toSorted())
    }
  })

  test('a visitor gets 401 for every action', async () => {
    for (const action of actions) expect(await codeFrom(act(action))).toBe(401)
  })
})
