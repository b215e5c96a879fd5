import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, tx } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { takeStock } from '../../../demo/server/trade/orders/reserved-stock'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { asShown, bed, draft, expectSound, ordersOf, reservedOf, stock, submit } from './checkout-bed'

// submit-race.hard.test.ts tests many parallel requests. Only PostgreSQL runs them concurrently.

beforeEach(() => bed.reset())

const cartOf = async (skuId: string) => {
  const token = await bed.login('retail')
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 2 }] } }, { token })
  return token
}
const outcome = (wish: Promise<unknown>) =>
  wish.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

test('R98: a hundred submissions with one key place one order and get the same response', async () => {
  const [a = ''] = await stock({})
  const token = await cartOf(a)
  const body = asShown(await draft(token))
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () =>
      (await bed.ask(submitOrder, { body }, { token, key: 'one-intention' })).text(),
    ),
  )
  expect(new Set(answers).size).toBe(1)
  expect(await ordersOf('10002', a)).toHaveLength(1)
  expect(await reservedOf(a)).toBe(2)
})

test('R95: one of two buyers gets the last piece, the other gets 409', async () => {
  const [a = ''] = await stock({ stock: 1 })
  const take = () => outcome(bed.inside(() => tx(() => takeStock([{ skuId: a, qty: 1 }], false))))
  expect((await Promise.all([take(), take()])).toSorted()).toEqual([200, 409])
  expect(await reservedOf(a)).toBe(1)
})

test('R96: an order cancelled and paid at the same time is either paid or has returned its stock', async () => {
  const [a = ''] = await stock({})
  const token = await cartOf(a)
  await submit(token, await draft(token))
  const id = (await ordersOf('10002', a))[0]?.order.id ?? ''
  const codes = await Promise.all([
    outcome(bed.inside(() => moveOrder(id, 'cancel', { actor: 'buyer' }))),
    outcome(bed.inside(() => moveOrder(id, 'pay', { actor: 'gateway' }))),
  ])
  // A paid order can still be cancelled, but a cancelled order cannot be paid.
  expect(codes).toContain(200)
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
  expect([40, 80, 90]).toContain(row?.state)
  await expectSound()
})
