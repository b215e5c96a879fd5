import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import * as apply from '../../../src/trade/after-sales/after-sales-apply.contract'
import { openAfterSalesRequest } from '../../../src/trade/after-sales/after-sales-request.store'
import { checkGoods } from '../../../src/trade/orders/order-steps.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { soon } from '../../soon'
import { asked, atDesk, bed, faults, linesOf, rowOf } from './after-sales-bed'
import { bought, paidOf, plainCost, refunded, resetShop, returnInParts } from './tier-orders'

beforeEach(resetShop)

describe('refunds of partial returns', () => {
  test.each([
    [[20], [[1], [18], [1]]],
    [[9], [[3], [3], [3]]],
    [
      [25, 3],
      [
        [6, 3],
        [10, 0],
        [9, 0],
      ],
    ],
  ])('of %j in the parts %j leave the cost of the remaining pieces', returnInParts)

  test('add up to the paid amount when a case between them is rejected', async () => {
    const order = await bought('received', [20])
    const first = await asked(order, [10], { reason: 40, returnMethod: 30 })
    const second = await refunded(order, [5])
    expect(second).toBe(plainCost([10]) - plainCost([5]))
    await atDesk('reject', first.id, { reason: '请补充说明' })
    expect((await refunded(order, [15])) + second).toBe(await paidOf(order))
    expect(await faults()).toEqual([])
  })

  test('leave a discount of the whole checkout in proportion', async () => {
    const order = await bought('received', [20])
    await bed.inside(async () => {
      await db()
        .update(orderLine)
        .set({ discountShare: 1400, payShare: 12_600 })
        .where(eq(orderLine.orderId, order.id))
      const amounts = { discount: 1400, payAmount: 13_400, paidAmount: 13_400 }
      await db().update(orders).set(amounts).where(eq(orders.id, order.id))
    })
    const { id } = await asked(order, [10], { reason: 40, returnMethod: 30 })
    expect((await rowOf(id)).refundAmount).toBe(13_400 - (plainCost([10]) - 900))
  })

  test('leave the cost of the shipped pieces when the rest is cancelled', async () => {
    const order = await bought('partly', [20])
    const amount = await refunded(order, [], { rightType: 40 })
    expect(amount).toBe(14_000 + 800 - plainCost([10]))
    expect(amount + (await refunded(order, [10]))).toBe(await paidOf(order))
    expect(await faults()).toEqual([])
  })

  test('for a fault of the seller return a proportional share of the paid amount', async () => {
    const order = await bought('partly', [20])
    expect(await refunded(order, [], { rightType: 40, reason: 70 })).toBe(7_000)
    expect(await refunded(order, [10])).toBe((await paidOf(order)) - 7_000)
  })

  test('are shown before the request, with their deductions', async () => {
    const order = await bought('received', [20])
    const trial = (quantity: number, reason?: number) => {
      const body = { orderId: order.id, rightType: 30, reason, lines: linesOf(order, [quantity]) }
      return bed.call(apply.tryRefund, { body }, { token: order.token })
    }
    expect(await trial(10)).toMatchObject({ amount: 14_800 - plainCost([10]), deducted: 7_000 - 5_000 })
    expect(await trial(10, 10)).not.toHaveProperty('deducted')
    expect(await trial(10, 10)).toMatchObject({ amount: 7_000 })
    expect(await trial(20)).toMatchObject({ amount: 14_800 })
  })
  test('are calculated again by the form when the buyer chooses another reason', async () => {
    const order = await bought('received', [20])
    fakePage(bed)
    const scope = freshScope()
    scope.token.set(order.token)
    const request = openAfterSalesRequest(scope, order.no, 30)
    const stops = [request.info.$state, request.trial.$state].map((store) => store.listen(() => {}))
    await soon(() => expect(request.info.$state.get().status).toBe('ready'))
    request.choose(order.lineIds[0] ?? '', { quantity: 10 })
    await soon(() =>
      expect(request.trial.$state.get().value).toMatchObject({ amount: 5_000, deducted: 2_000 }),
    )
    request.$reason.set(10)
    await soon(() => expect(request.trial.$state.get().value).toMatchObject({ amount: 7_000 }))
    for (const stop of stops) stop()
  })
  test('start with the pieces missing in the check list, without a return', async () => {
    const order = await bought('shipped', [20])
    const lines = [{ lineId: order.lineIds[0] ?? '', quantity: 18 }]
    await bed.call(checkGoods, { path: { id: order.id }, body: { lines } }, { token: order.token })
    fakePage(bed)
    const scope = freshScope()
    scope.token.set(order.token)
    const request = openAfterSalesRequest(scope, order.no, undefined, true)
    const stop = request.info.$state.listen(() => {})
    await soon(() => expect(request.$chosen.get()).toEqual({ [order.lineIds[0] ?? '']: { quantity: 2 } }))
    expect(request.$type.get()).toBe(20)
    stop()
  })
})
