import { inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { db, tx } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { address } from '../../../demo/server/account/addresses/addresses.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { beginDraft } from '../../../demo/server/trade/checkout/draft-rows'
import { priceDraft } from '../../../demo/server/trade/checkout/priced-draft'
import { submitDraft } from '../../../demo/server/trade/checkout/submit-draft'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { takeStock } from '../../../demo/server/trade/orders/reserved-stock'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { submitOrder } from '../../../src/trade/checkout/checkout.contract'
import {
  asShown,
  bed,
  buyerById,
  codeFrom,
  countDeadlocks,
  crowd,
  draft,
  expectSound,
  ordersOf,
  reservedOf,
  stock,
  submit,
} from './checkout-bed'

// PGlite runs one transaction at a time. Only PostgreSQL, on which `npm test` runs these as well, tests concurrency.

beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
})

/** Returns the number of parallel requests. It is reduced on PGlite, which runs them in sequence. */
const crowded = (size: number) => (process.env.TEST_DATABASE_URL ? size : size / 10)

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)))

/** Returns the value of a promise, or the code of its refusal. */
const outcome = (wish: Promise<unknown>) =>
  wish.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

/** Runs all tasks. The number of parallel ones stays below the limit for waiting connections. */
async function together<T>(works: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const queue = works.entries()
  await times(60, async () => {
    for (const [at, work] of queue) results[at] = await work()
  })
  return results
}

/** Creates checkouts of many buyers that are ready to be submitted. */
async function readyToSubmit(
  buyers: string[],
  linesOf: (at: number) => { skuId: string; quantity: number }[],
) {
  await bed.inside(async () => {
    const rows = buyers.flatMap((customerId, at) =>
      linesOf(at).map((line) => ({
        ...line,
        customerId,
        bizType: 10 as const,
        checked: 10 as const,
        seenPrice: 1000,
      })),
    )
    await db().insert(cartLine).values(rows)
    await db()
      .insert(address)
      .values(
        buyers.map((customerId) => ({
          customerId,
          consignee: '收货人',
          phone: '13800000000',
          regionCode: '310115',
          detail: '1 号',
        })),
      )
  })
  const ready = []
  for (const id of buyers) {
    ready.push(
      await bed.inside(async () => {
        const buyer = await buyerById(id)
        const row = await beginDraft(buyer)
        const { stamp, amounts } = await priceDraft(buyer, row)
        return () => bed.inside(() => submitDraft(buyer, { draftId: row.id, stamp, payAmount: amounts.pay }))
      }),
    )
  }
  return ready
}

describe('R95: concurrent buyers', () => {
  test('500 buyers of one of 10 pieces buy 10, the others get 409', async () => {
    const [a = ''] = await stock({ stock: 10 })
    const ready = await readyToSubmit(await crowd(crowded(500)), () => [{ skuId: a, quantity: 1 }])
    const codes = await together(ready.map((go) => () => outcome(go())))
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    expect(codes.filter((code) => code === 409)).toHaveLength(crowded(500) - 10)
    expect(await reservedOf(a)).toBe(10)
    await expectSound()
  })

  test('60 concurrent reservations of 10 last pieces succeed 10 times, all lines or none', async () => {
    const [a = '', b = ''] = await stock({ stock: 10 }, {})
    const lines = [
      { skuId: a, qty: 1 },
      { skuId: b, qty: 1 },
    ]
    const codes = await times(60, () => outcome(bed.inside(() => tx(() => takeStock(lines, false)))))
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    // All or nothing: a buyer without the one product has no reservation of the other.
    expect([await reservedOf(a), await reservedOf(b)]).toEqual([10, 10])
  })

  test('200 buyers take two SKUs in opposite orders without a deadlock', async () => {
    const [a = '', b = ''] = await stock({}, {})
    const lines = [
      { skuId: a, qty: 1 },
      { skuId: b, qty: 1 },
    ]
    const ready = await readyToSubmit(await crowd(crowded(200)), (at) => {
      const both = lines.map(({ skuId, qty }) => ({ skuId, quantity: qty }))
      return at % 2 ? both : both.toReversed()
    })
    const deadlocks = await countDeadlocks(async () => {
      const codes = await together(ready.map((go) => () => outcome(go())))
      expect(new Set(codes)).toEqual(new Set([200]))
    })
    expect(deadlocks).toBe(0)
    expect([await reservedOf(a), await reservedOf(b)]).toEqual([crowded(200), crowded(200)])
    await expectSound()
  })
})

describe('R98: one checkout, many requests', () => {
  test('100 requests with one key place one order and get the same response', async () => {
    const [a = ''] = await stock({})
    const token = await bed.login('retail')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 2 }] } }, { token })
    const body = asShown(await draft(token))
    const answers = await times(100, async () =>
      (await bed.ask(submitOrder, { body }, { token, key: 'one-intention' })).text(),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await ordersOf('10002', a)).toHaveLength(1)
    expect(await reservedOf(a)).toBe(2)
  })

  test('20 requests with different keys place one order, 19 get 409', async () => {
    const [a = ''] = await stock({})
    const token = await bed.login('retail')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 2 }] } }, { token })
    const shown = await draft(token)
    const codes = await times(20, (at) => codeFrom(submit(token, shown, { key: `press-${at}-of-20` })))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(19)
    expect(await reservedOf(a)).toBe(2)
  })

  test('two checkouts of the same lines order them once', async () => {
    const [a = ''] = await stock({})
    const token = await bed.login('retail')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 2 }] } }, { token })
    const drafts = [await draft(token), await draft(token)]
    const codes = await Promise.all(drafts.map((one) => codeFrom(submit(token, one))))
    expect(codes.toSorted()).toEqual([200, 404])
    expect(await reservedOf(a)).toBe(2)
  })
})

describe('R96: an order ends once', () => {
  test('by concurrent cancel, payment and timeout', async () => {
    const skus = await stock({}, {}, {})
    const ready = await readyToSubmit(await crowd(crowded(150)), (at) => [
      { skuId: skus[at % 3] ?? '', quantity: 2 },
      { skuId: skus[(at + 1) % 3] ?? '', quantity: 1 },
    ])
    const placed = (await together(ready)).flatMap(({ orderIds }) => orderIds)
    bed.wait(day + 60_000)
    const wishes = placed.flatMap((id) => [
      () => moveOrder(id, 'cancel', { actor: 'buyer' }),
      () => moveOrder(id, 'pay', { actor: 'gateway' }),
      () => moveOrder(id, 'close', { actor: 'timer' }),
    ])
    const [codes] = await Promise.all([
      together(wishes.map((wish) => () => outcome(bed.inside(wish)))),
      times(4, () => bed.inside(closeUnpaid)),
    ])
    expect(new Set(codes)).toEqual(new Set([200, 409]))
    const rows = await bed.inside(() => db().select().from(orders).where(inArray(orders.id, placed)))
    expect(rows.every(({ state }) => [40, 80, 90].includes(state))).toBe(true)
    await expectSound()
  })
})
