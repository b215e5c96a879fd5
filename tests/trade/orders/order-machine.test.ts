import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { Refusal } from '../../../demo/server/core/http/refusal'
import {
  orderActions,
  orderMachine,
  type OrderAction,
  type OrderActor,
} from '../../../src/words/order-machine'
import { orderState } from '../../../src/words/order-state'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('trade')
beforeEach(() => bed.reset())

const actors: OrderActor[] = ['buyer', 'platform', 'gateway', 'timer']
const actions = Object.keys(orderMachine) as OrderAction[]

/** Expected table, written independently: state, action, actor, and next state. */
const allowed = [
  [10, 'approve', 'platform', 30],
  [10, 'reject', 'platform', 80],
  [10, 'cancel', 'buyer', 90],
  [20, 'cancel', 'buyer', 90],
  [30, 'cancel', 'buyer', 90],
  [30, 'pay', 'gateway', 40],
  [30, 'pay', 'platform', 40],
  [30, 'close', 'timer', 80],
  [10, 'askSigning', 'platform', 20],
  [20, 'sign', 'buyer', 30],
  [20, 'lapse', 'platform', 80],
  [20, 'lapse', 'timer', 80],
  [40, 'shipPart', 'platform', 50],
  [50, 'shipPart', 'platform', 50],
  [40, 'shipRest', 'platform', 60],
  [50, 'shipRest', 'platform', 60],
  [60, 'receive', 'buyer', 70],
  [60, 'receive', 'timer', 70],
  [50, 'endRest', 'platform', 60],
  [40, 'refundAll', 'platform', 80],
  [60, 'refundAll', 'platform', 80],
  [70, 'refundAll', 'platform', 80],
] as const

/** Creates an order in a state, with three reserved pieces of a SKU. */
async function orderIn(state: (typeof orderState.entries)[number]['code']) {
  const [one] = await db().select().from(sku).orderBy(sku.id).limit(1)
  const skuId = one?.id ?? ''
  await db().update(sku).set({ reserved: 3 }).where(eq(sku.id, skuId))
  const snapshot = { goodsId: '1', goodsName: 'n', skuCode: 'c', spec: {}, image: '', unitName: '个' }
  const amounts = { goodsAmount: 300, payAmount: 300 }
  const [order] = await db()
    .insert(orders)
    .values({
      orderNo: crypto.randomUUID(),
      customerId: '10002',
      placedBy: '10002',
      shopId: '3001',
      state,
      address: {},
      ...amounts,
    })
    .returning()
  const id = order?.id ?? ''
  await db().insert(orderLine).values({ orderId: id, skuId, snapshot, qty: 3, price: 100, payShare: 300 })
  return { id, skuId }
}

/** Performs a step. @returns the order's state, its reserved stock, and the code of a refusal */
const after = (order: { id: string; skuId: string }, action: OrderAction, actor: OrderActor) =>
  bed.inside(async () => {
    const refused = await moveOrder(order.id, action, { actor }).then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
    const [one] = await db().select().from(sku).where(eq(sku.id, order.skuId))
    return { state: row?.state, reserved: one?.reserved, refused }
  })

describe('R102: an order moves along the table only', () => {
  test.each(orderState.entries.map(({ code }) => code))(
    'from %i: allows exactly the actions of the table for every actor',
    async (code) => {
      // A refusal changes nothing, so one order serves for all refusals.
      const untouched = await bed.inside(() => orderIn(code))
      for (const action of actions)
        for (const actor of actors) {
          const row = allowed.find(([from, what, who]) => from === code && what === action && who === actor)
          const order = row ? await bed.inside(() => orderIn(code)) : untouched
          const { state, reserved, refused } = await after(order, action, actor)
          const what = `${code} ${action} ${actor}`
          expect(`${what}: ${state}`).toBe(`${what}: ${row?.[3] ?? code}`)
          expect(`${what}: ${reserved}`).toBe(`${what}: ${row && row[3] >= 80 && code <= 50 ? 0 : 3}`)
          if (!row) expect([403, 409]).toContain(refused)
          expect(orderActions(code, actor).includes(action)).toBe(row !== undefined)
          // Restores the three reserved pieces of the shared SKU.
          if (row)
            await bed.inside(() => db().update(sku).set({ reserved: 3 }).where(eq(sku.id, order.skuId)))
        }
    },
  )
})
