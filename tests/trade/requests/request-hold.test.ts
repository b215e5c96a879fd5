import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { day, hour } from '../../../demo/server/core/time/business-time'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { endHolds, expireRequests } from '../../../demo/server/trade/requests/requests.job'
import { bed, changeSku, expectSound, ordersOf, reservedOf } from '../checkout/checkout-bed'
import { decided, reservedBy, opened, requested, rowOf, seen, submitted } from './request-bed'

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
})

const approve = { decision: 'approve' } as const

describe('the hold of a request', () => {
  test('ends after 48 hours: the stock is free, the request stays open, a higher price asks again', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 900 }])
    bed.wait(47 * hour)
    expect(await bed.inside(endHolds)).toBe(0)
    bed.wait(2 * hour)
    expect(await bed.inside(endHolds)).toBe(1)
    expect(await reservedOf(a)).toBe(0)
    expect(await bed.inside(endHolds)).toBe(0)
    await changeSku(a, { goodsPrice: 1100, brandPrice: 1100 })
    demo = await bed.login('demo')
    expect(await decided(id, demo, approve)).toMatchObject({ state: 10 })
    expect(await seen(id, demo)).toMatchObject({ payAmount: 990_000, revision: 2, mine: true })
    expect(await decided(id, demo, approve)).toEqual({ state: 40, revision: 2 })
    expect((await ordersOf('10001', a)).map(({ order }) => order.state)).toEqual([30])
    await expectSound()
  })

  test('takes a lower price that holds when it is ordered after its end', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 10 }])
    bed.wait(49 * hour)
    await bed.inside(endHolds)
    await changeSku(a, { goodsPrice: 900, brandPrice: 900 })
    expect(await decided(id, await bed.login('demo'), approve)).toMatchObject({ state: 40 })
    expect((await ordersOf('10001', a))[0]?.order.payAmount).toBe(9000)
  })

  test('covers at most 30 % of a SKU’s stock for all requests of a company', async () => {
    const first = await requested(sub, [{ skuId: a, quantity: 200 }])
    const second = await requested(sub, [{ skuId: a, quantity: 700 }])
    const third = await requested(sub, [{ skuId: a, quantity: 1 }])
    expect([await reservedBy(first.id), await reservedBy(second.id), await reservedBy(third.id)]).toEqual([
      { [a]: 200 },
      { [a]: 100 },
      {},
    ])
    expect(await reservedOf(a)).toBe(300)
    await expectSound()
  })

  test('does not save an order from missing stock: the request fails with the reason', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 900 }])
    await submitted(demo, [{ skuId: a, quantity: 600 }])
    expect(await decided(id, demo, approve)).toMatchObject({ state: 80 })
    expect(await seen(id, sub)).toMatchObject({ failure: '库存不足', orders: [] })
    expect(await reservedOf(a)).toBe(600)
    await expectSound()
  })

  test('and the request itself end after 30 days', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    bed.wait(30 * day)
    await bed.inside(expireRequests)
    expect((await rowOf(id)).state).toBe(70)
    expect(await reservedOf(a)).toBe(0)
    expect(await bed.inside(() => db().$count(orders, eq(orders.customerId, '10001')))).toBe(0)
  })
})
