import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { db, tx } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { dictionaryItem } from '../../../demo/server/site/dictionaries/dictionaries.table'
import { moveAfterSales } from '../../../demo/server/trade/after-sales/after-sales.job'
import { afterSale } from '../../../demo/server/trade/after-sales/after-sales.table'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { take } from '../../../demo/server/money/accounts/bookings'
import { giveBack } from '../../../demo/server/trade/payment/account-money'
import { desk as ordersDesk } from '../../../demo/server/trade/orders/orders.desk'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { todoKind } from '../../../src/account/todo/todo-kind'
import { todoList } from '../../../src/account/todo/todo.contract'
import * as apply from '../../../src/trade/after-sales/after-sales-apply.contract'
import * as steps from '../../../src/trade/after-sales/after-sales-steps.contract'
import { pageAfterSales } from '../../../src/trade/after-sales/after-sales.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { ids, rowOf as orderOf } from '../orders/order-bed'
import { balance, fill } from '../payment/payment-bed'
import {
  asked,
  atDesk,
  bed,
  codeFrom,
  deskRow,
  detail,
  exchanged,
  faults,
  linesOf,
  ordered,
  piecesOf,
  returned,
  rowOf,
  sendBack,
} from './after-sales-bed'

beforeEach(() => bed.reset())

const stockOf = async (id = '') => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, id)))
  return { stock: row?.stock, reserved: row?.reserved }
}
const info = (id: string, token: string) =>
  bed.call(apply.afterSalesInfo, { path: { orderId: id } }, { token })

describe('a return with its refund', () => {
  test('moves from the application to the refund, and the ledgers add up', async () => {
    const order = await ordered('retail', 'received', [3, 2])
    const before = await balance(ids.retail, 'deposit')
    const stocked = await stockOf(order.skuIds[0])
    const { id, returnState } = await asked(order, [2, 0], { reason: 20 })
    expect(returnState).toBe(10)
    expect(await deskRow(id)).toMatchObject({ actions: ['approve', 'reject'], auto: 'approve' })
    await atDesk('approve', id, { returnTo: '苏州退货仓' })
    expect(await detail(id, order.token)).toMatchObject({
      rightState: 30,
      returnTo: '苏州退货仓',
      actions: ['sendBack', 'withdraw'],
      refundAmount: 2000,
    })
    await sendBack(id, order.token)
    expect((await deskRow(id))?.actions).toEqual(['takeIn'])
    await atDesk('takeIn', id)
    await atDesk('pass', id)
    expect(await stockOf(order.skuIds[0])).toEqual({ ...stocked, stock: (stocked.stock ?? 0) + 2 })
    expect(await balance(ids.retail, 'deposit')).toBe(before)
    await atDesk('refund', id)
    expect(await balance(ids.retail, 'deposit')).toBe(before + 2000)
    const shown = await detail(id, order.token)
    expect(shown).toMatchObject({
      returnState: 99,
      rightState: 80,
      actions: [],
      back: { company: '安达速运', trackingNo: 'AD123456' },
      refund: { amount: 2000, kept: 0, parts: [{ payCode: 96, amount: 2000, state: 20 }] },
    })
    expect(shown.log.map(({ action }) => action)).toEqual([
      'submit',
      'askReturn',
      'sendBack',
      'takeIn',
      'oweMoney',
      'refund',
      'finish',
    ])
    expect((await orderOf(order.id)).refundedAmount).toBe(2000)
    const reminders = await bed.inside(() =>
      db()
        .select()
        .from(remind)
        .where(and(eq(remind.customerId, ids.retail), eq(remind.link, `/user/order/refund/${id}`))),
    )
    expect(reminders.map(({ title }) => title[0]).toSorted()).toEqual(
      ['售后已通过，请退回商品', '退款已完成'].toSorted(),
    )
    expect(await codeFrom(atDesk('refund', id))).toBe(409)
    expect(await faults()).toEqual([])
  })

  test('faulty goods return to stock only in the counted quantity', async () => {
    const order = await ordered('retail', 'received', [4])
    const { stock = 0 } = await stockOf(order.skuIds[0])
    const one = await asked(order, [2])
    await bed.inside(() => db().update(afterSale).set({ reason: 10 }).where(eq(afterSale.id, one.id)))
    await returned(one.id, order.token)
    expect((await stockOf(order.skuIds[0])).stock).toBe(stock)
    const two = await asked(order, [2])
    await atDesk('approve', two.id)
    await sendBack(two.id, order.token)
    await atDesk('takeIn', two.id)
    const [piece] = await piecesOf(two.id)
    const field = `pieces-${piece?.id}`
    expect(await codeFrom(atDesk('pass', two.id, { [field]: '3' }))).toBe(422)
    await atDesk('pass', two.id, { [field]: '1' })
    expect((await stockOf(order.skuIds[0])).stock).toBe(stock + 1)
    expect((await piecesOf(two.id))[0]?.restockedQty).toBe(1)
  })

  test('of every piece closes the order', async () => {
    const order = await ordered('retail', 'received', [1, 2])
    const before = await balance(ids.retail, 'deposit')
    for (const pieces of [
      [1, 0],
      [0, 2],
    ]) {
      const { id } = await asked(order, pieces, { returnMethod: 30 })
      await atDesk('approve', id)
      await atDesk('refund', id)
    }
    expect(await orderOf(order.id)).toMatchObject({ state: 80, refundedAmount: 3000 })
    expect(await balance(ids.retail, 'deposit')).toBe(before + 3000)
    expect(await faults()).toEqual([])
  })

  test('splits a line’s amount exactly over its returns, also after a rejected one', async () => {
    const order = await ordered('retail', 'received', [3])
    await bed.inside(async () => {
      const coupon = { payShare: 1000, couponShare: 2000 }
      await db().update(orderLine).set(coupon).where(eq(orderLine.orderId, order.id))
      const amounts = { couponAmount: 2000, payAmount: 1000, paidAmount: 1000 }
      await db().update(orders).set(amounts).where(eq(orders.id, order.id))
    })
    const first = await asked(order, [1])
    const second = await asked(order, [1])
    await atDesk('reject', first.id, { reason: '请补充图片' })
    const third = await asked(order, [1])
    const fourth = await asked(order, [1])
    const amounts = [second, third, fourth].map(async ({ id }) => (await rowOf(id)).refundAmount)
    expect(await Promise.all(amounts)).toEqual([333, 333, 334])
  })
})

describe('an after-sales request', () => {
  test('is limited to shipped pieces that are in no other open case', async () => {
    const order = await ordered('retail', 'partly', [4])
    expect((await info(order.no, order.token)).lines[0]).toMatchObject({ maxQuantity: 2, unshipped: 2 })
    expect(await codeFrom(asked(order, [3]))).toBe(422)
    const { id } = await asked(order, [1])
    expect(await codeFrom(asked(order, [2]))).toBe(422)
    expect((await exchanged(order, [1])).returnState).toBe(10)
    expect(await codeFrom(asked(order, [1]))).toBe(422)
    await bed.call(steps.withdrawAfterSales, { path: { id } }, { token: order.token })
    expect((await asked(order, [1])).returnState).toBe(10)
    expect(await faults()).toEqual([])
  })

  test('one of three concurrent requests for the last piece succeeds', async () => {
    const order = await ordered('retail', 'shipped', [1])
    const codes = await Promise.all([asked(order), asked(order), asked(order)].map(codeFrom))
    expect(codes.toSorted()).toEqual([200, 422, 422])
  })

  test('is created once for one key, and a changed request with that key gets 422', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const send = () => asked(order, [1], {}, 'after-sales-key')
    expect(await send()).toEqual(await send())
    expect(await codeFrom(asked(order, [2], {}, 'after-sales-key'))).toBe(422)
    expect(await faults()).toEqual([])
  })

  test('accepts a reason that the site added, for every type', async () => {
    const order = await ordered('retail', 'received', [2])
    expect(await codeFrom(asked(order, [1], { reason: 90 }))).toBe(400)
    await bed.inside(() =>
      db()
        .insert(dictionaryItem)
        .values({ siteId: siteIds.main, dictCode: 'afterSalesReason', itemCode: '90', itemName: '装配不符' }),
    )
    const info = await bed.call(apply.afterSalesInfo, { path: { orderId: order.id } }, { token: order.token })
    expect(info.reasons.every(({ reasons }) => reasons.includes(90))).toBe(true)
    const { id } = await asked(order, [1], { reason: 90 })
    expect((await detail(id, order.token)).reason).toBe(90)
    expect(JSON.stringify((await deskRow(id))?.lines)).toContain('装配不符 “包装破损”')
  })

  test('offers the types that the order’s state allows, and gives reasons for the others', async () => {
    const types = async (upTo: 'paid' | 'partly' | 'shipped') => {
      const order = await ordered('retail', upTo, [2])
      return (await info(order.id, order.token)).types.map(({ type, enabled }) => [type, enabled])
    }
    expect(await types('paid')).toEqual([
      [10, 20],
      [20, 20],
      [30, 20],
      [40, 10],
    ])
    expect(await types('partly')).toEqual([
      [10, 10],
      [20, 20],
      [30, 10],
      [40, 10],
    ])
    expect(await types('shipped')).toEqual([
      [10, 10],
      [20, 10],
      [30, 10],
      [40, 20],
    ])
  })

  test('is possible 7 days after the receipt, 30 days for faults, and never later', async () => {
    const order = await ordered('retail', 'received', [3])
    bed.wait(8 * day)
    const token = await bed.login('retail')
    const late = { ...order, token }
    expect(await codeFrom(asked(late, [1], { reason: 20 }))).toBe(422)
    expect(await codeFrom(asked(late, [1], { reason: 10 }))).toBe(400)
    const shown = await info(order.id, token)
    expect(shown.reasons.find(({ type }) => type === 30)?.reasons).toEqual([10, 60])
    bed.wait(23 * day)
    const later = await info(order.id, await bed.login('retail'))
    expect(later.types.map(({ enabled }) => enabled)).toEqual([20, 20, 20, 20])
    expect(later.types[0]?.because).toBe('已超过售后期限')
  })

  test.each([
    ['a reason of another type', { reason: 70 }, 400],
    ['no reason', { reason: 0 }, 400],
    ['no description', { description: ' ' }, 400],
    ['no return method', { returnMethod: undefined }, 400],
    ['pictures of another account', { files: ['/api/bbb/file/1/a.png'] }, 400],
    ['an exchange at the refund endpoint', { rightType: 10 }, 400],
    ['an unknown type', { rightType: 50 }, 400],
  ])('rejects %s', async (_, words, code) => {
    const order = await ordered('retail', 'shipped', [3])
    expect(await codeFrom(asked(order, [1], words))).toBe(code)
    expect(await codeFrom(asked(order, [0]))).toBe(422)
  })

  test('a trial returns amount and refund account, and changes nothing', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const body = { orderId: order.id, rightType: 30, lines: linesOf(order, [2]) }
    expect(await bed.call(apply.tryRefund, { body }, { token: order.token })).toEqual({
      amount: 2000,
      points: 0,
      routes: [{ payCode: 96, amount: 2000 }],
    })
    expect((await info(order.id, order.token)).lines[0]?.maxQuantity).toBe(3)
  })
})

test('a refund to credit stops at the owed amount, and the deposit gets the rest', async () => {
  await fill(ids.retail, 'credit', 10_000)
  await fill(ids.retail, 'deposit', 0)
  const of = { id: 'p', customerId: ids.retail, payCode: 95, payNo: 'P1', amount: 1_000 }
  const giveBackCredit = (amount: number, refNo: string) =>
    bed.inside(() => tx(() => giveBack({ of, itemId: 'i', returned: 0 }, amount, refNo)))
  await giveBackCredit(500, 'R1')
  expect([await balance(ids.retail, 'credit'), await balance(ids.retail, 'deposit')]).toEqual([10_000, 500])
  await bed.inside(() => take(ids.retail, 'credit', 20, 300, 'P1'))
  await giveBackCredit(500, 'R2')
  expect([await balance(ids.retail, 'credit'), await balance(ids.retail, 'deposit')]).toEqual([10_000, 700])
  expect(await faults()).toEqual([])
})

describe('cancelling unshipped goods', () => {
  test('refunds everything after the approval, and blocks the shipment meanwhile', async () => {
    const order = await ordered('retail', 'paid', [3])
    const before = await balance(ids.retail, 'deposit')
    const { id } = await asked(order, [], { rightType: 40, reason: 40 })
    const ship = () => bed.inside(() => shipOrder(order.id, { company: 'x', trackingNo: 'y' }))
    expect(await codeFrom(ship())).toBe(409)
    const waits = await bed.inside(ordersDesk.waiting)
    expect(waits.find((row) => row.id === order.id)).toMatchObject({ actions: [], auto: undefined })
    expect(await codeFrom(asked(order, [], { rightType: 40, reason: 40 }))).toBe(422)
    await atDesk('approve', id)
    await atDesk('refund', id)
    expect(await orderOf(order.id)).toMatchObject({ state: 80, refundedAmount: 3000 })
    expect(await stockOf(order.skuIds[0])).toMatchObject({ reserved: 0 })
    expect(await balance(ids.retail, 'deposit')).toBe(before + 3000)
    expect(await faults()).toEqual([])
  })

  test('refunds the unshipped pieces of a partly shipped order, which then continues', async () => {
    const order = await ordered('retail', 'partly', [4, 1])
    const { id } = await asked(order, [], { rightType: 40, reason: 40 })
    expect((await piecesOf(id)).map(({ qty }) => qty)).toEqual([2, 1])
    await atDesk('approve', id)
    await atDesk('refund', id)
    expect(await orderOf(order.id)).toMatchObject({ state: 60, refundedAmount: 3000 })
    expect(await stockOf(order.skuIds[0])).toMatchObject({ reserved: 0 })
    const rest = await asked(order, [2], { returnMethod: 30 })
    await atDesk('approve', rest.id)
    await atDesk('refund', rest.id)
    expect(await orderOf(order.id)).toMatchObject({ state: 80, refundedAmount: 5000 })
    expect(await faults()).toEqual([])
  })

  test('can still be shipped after the platform rejects the cancellation', async () => {
    const order = await ordered('retail', 'paid', [3])
    const { id } = await asked(order, [], { rightType: 40, reason: 40 })
    expect(await codeFrom(atDesk('reject', id))).toBe(400)
    await atDesk('reject', id, { reason: '已出库' })
    await bed.inside(() => shipOrder(order.id, { company: 'x', trackingNo: 'y' }))
    expect((await orderOf(order.id)).state).toBe(60)
    const again = { path: { id }, body: { reason: 40, description: '请取消' } }
    expect(await codeFrom(bed.call(apply.reapplyAfterSales, again, { token: order.token }))).toBe(422)
    expect(await faults()).toEqual([])
  })
})

describe('an exchange', () => {
  test('takes the goods back, ships others and ends with the buyer’s confirmation', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const { stock = 0 } = await stockOf(order.skuIds[0])
    const { id } = await exchanged(order, [2])
    await returned(id, order.token)
    expect((await deskRow(id))?.actions).toEqual(['resend'])
    await atDesk('resend', id, { company: '安达速运', trackingNo: 'AD9' })
    expect((await stockOf(order.skuIds[0])).stock).toBe(stock)
    expect(await detail(id, order.token)).toMatchObject({
      rightState: 70,
      resend: { company: '安达速运', trackingNo: 'AD9' },
      actions: ['confirm'],
    })
    const confirm = () => bed.call(steps.confirmResent, { path: { id } }, { token: order.token })
    expect(await confirm()).toEqual({ returnState: 99 })
    expect(await codeFrom(confirm())).toBe(409)
    expect((await orderOf(order.id)).refundedAmount).toBe(0)
    expect((await info(order.id, order.token)).lines[0]?.maxQuantity).toBe(3)
    expect(await faults()).toEqual([])
  })

  test('offers the first 10 of many sizes, and looks up the others page by page', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const [own] = await bed.inside(() =>
      db()
        .select()
        .from(sku)
        .where(eq(sku.id, order.skuIds[0] ?? '')),
    )
    if (!own) throw new Error('the order has no goods')
    const others = Array.from({ length: 62 }, (_, at) => ({
      ...own,
      id: `9${String(at).padStart(6, '0')}`,
      skuCode: `ZZ-${at}`,
      spec: { 规格: `${at} 号` },
      position: 1_000 + at,
    }))
    await bed.inside(async () => {
      // No other product has this price.
      await db()
        .update(sku)
        .set({ goodsPrice: own.goodsPrice + 1 })
        .where(and(eq(sku.goodsId, own.goodsId), ne(sku.id, own.id)))
      await db().insert(sku).values(others)
    })
    const { orderId, lines } = await info(order.id, order.token)
    const [{ orderLineId, exchangeFor } = { orderLineId: '', exchangeFor: [] }] = lines
    const lookUp = (more: object = {}, token = order.token) =>
      bed.call(apply.lookUpExchangeSkus, { body: { orderId, orderLineId, ...more } }, { token })
    const pages = await Promise.all(Array.from({ length: 7 }, (_, at) => lookUp({ pageNumber: at + 1 })))
    expect(pages[0]).toMatchObject({ totalElements: 63, totalPages: 7, content: exchangeFor })
    expect(exchangeFor).toHaveLength(10)
    const found = pages.flatMap(({ content }) => content.map(({ skuId }) => skuId))
    expect(found).toEqual([own.id, ...others.map(({ id }) => id)])

    const last = { skuId: others[61]?.id, skuCode: 'ZZ-61', spec: { 规格: '61 号' } }
    for (const body of [{ keyword: 'zz-61' }, { keyword: '61 号' }, { skuId: last.skuId }])
      expect((await lookUp(body)).content).toEqual([last])
    expect((await lookUp({ keyword: '没有' })).content).toEqual([])
    // Goods beyond the first page can be chosen as well. Another buyer's order is not accessible.
    const wanted = { orderId, lines: [{ orderLineId, quantity: 1, exchangeSkuId: last.skuId }] }
    expect(
      await bed.call(
        apply.applyForExchange,
        { body: { ...wanted, reason: 80, description: '换大一号', returnMethod: 10 } },
        { token: order.token },
      ),
    ).toMatchObject({ returnState: 10 })
    expect(await codeFrom(lookUp({}, await bed.login('demo')))).toBe(404)
    expect(await codeFrom(lookUp({ orderLineId: 'x' }))).toBe(404)
  })

  test('rejects a size with a higher price for the buyer, also at the same retail price', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const [own] = await bed.inside(() =>
      db()
        .select()
        .from(sku)
        .where(eq(sku.id, order.skuIds[0] ?? '')),
    )
    if (!own) throw new Error('the order has no goods')
    const dear = { ...own, id: '9000001', skuCode: 'ZZ-1', spec: { 规格: '1 号' }, position: 1_001 }
    await bed.inside(async () => {
      await db()
        .insert(sku)
        .values({ ...dear, goodsPrice: 5_000, brandPrice: 5_000 })
      await db().update(sku).set({ goodsPrice: 5_000 }).where(eq(sku.id, own.id))
    })
    const { orderId, lines } = await info(order.id, order.token)
    const [{ orderLineId, exchangeFor } = { orderLineId: '', exchangeFor: [] }] = lines
    expect(exchangeFor.map(({ skuId }) => skuId)).not.toContain(dear.id)
    const wanted = { orderId, lines: [{ orderLineId, quantity: 1, exchangeSkuId: dear.id }] }
    const body = { ...wanted, reason: 80, description: '换大一号', returnMethod: 10 }
    expect(await codeFrom(bed.call(apply.applyForExchange, { body }, { token: order.token }))).toBe(422)
  })

  test('answers 409 to a shipment without enough stock', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const { id } = await exchanged(order, [2], { returnMethod: 30 })
    await atDesk('approve', id)
    await bed.inside(() =>
      db()
        .update(sku)
        .set({ stock: 1, reserved: 0 })
        .where(eq(sku.id, order.skuIds[0] ?? '')),
    )
    expect(await codeFrom(atDesk('resend', id))).toBe(409)
    expect((await rowOf(id)).returnState).toBe(80)
  })
})

describe('after-sales deadlines', () => {
  test('close returns that are not sent back, and confirm replacements that were sent', async () => {
    const order = await ordered('retail', 'shipped', [4])
    const back = await asked(order, [1])
    await atDesk('approve', back.id)
    const other = await exchanged(order, [1], { returnMethod: 30 })
    await atDesk('approve', other.id)
    await atDesk('resend', other.id)
    expect(await bed.inside(moveAfterSales)).toBe(0)
    expect((await detail(back.id, order.token)).secondsLeft).toBeGreaterThan(6.9 * 86_400)
    const { content } = await bed.call(todoList, {}, { token: order.token })
    const waits = content.filter(({ path }) => path.startsWith('/user/order/refund/'))
    expect(waits.map(({ kind, path }) => [kind, path.split('/').at(-1)])).toEqual([
      [todoKind.code.sendReturn, back.id],
      [todoKind.code.receive, other.id],
    ])
    bed.wait(7 * day + 1000)
    expect(await bed.inside(moveAfterSales)).toBe(1)
    expect((await rowOf(back.id)).returnState).toBe(95)
    bed.wait(3 * day)
    expect(await bed.inside(moveAfterSales)).toBe(1)
    expect((await rowOf(other.id)).returnState).toBe(99)
    expect(await bed.inside(moveAfterSales)).toBe(0)
    expect(await faults()).toEqual([])
  })
})

describe('a rejected case', () => {
  test('can be submitted again twice with a new description', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const { id } = await asked(order, [2])
    const again = (description: string) =>
      bed.call(
        apply.reapplyAfterSales,
        { path: { id }, body: { reason: 80, description, returnMethod: 30 } },
        { token: order.token },
      )
    for (const words of ['补充说明', '再次补充']) {
      await atDesk('reject', id, { reason: '说明不清' })
      expect(await detail(id, order.token)).toMatchObject({
        rightState: 20,
        rejectReason: '说明不清',
        actions: ['reapply'],
      })
      expect(await again(words)).toEqual({ returnState: 10 })
    }
    expect(await rowOf(id)).toMatchObject({ description: '再次补充', returnMethod: 30, retries: 2 })
    await atDesk('reject', id, { reason: '说明不清' })
    expect((await detail(id, order.token)).actions).toEqual([])
    expect(await codeFrom(again('第三次'))).toBe(422)
  })

  test('releases its pieces: another case that takes them blocks a new submission', async () => {
    const order = await ordered('retail', 'shipped', [2])
    const { id } = await asked(order, [2])
    await atDesk('reject', id, { reason: '说明不清' })
    await asked(order, [1])
    const body = { reason: 80, description: '补充', returnMethod: 10 }
    expect(
      await codeFrom(bed.call(apply.reapplyAfterSales, { path: { id }, body }, { token: order.token })),
    ).toBe(422)
    expect(await faults()).toEqual([])
  })
})

describe('the list', () => {
  test('counts by broad state, and finds by number, order, goods, type and time', async () => {
    const order = await ordered('retail', 'shipped', [3, 2])
    const one = await asked(order, [1])
    const two = await exchanged(order, [0, 1])
    await atDesk('approve', two.id)
    const list = (body: object) =>
      bed.call(pageAfterSales, { body }, { token: order.token }).then((page) => ({
        ids: page.content.map(({ id }) => id),
        counts: page.counts,
      }))
    expect(await list({})).toEqual({ ids: [two.id, one.id], counts: { 10: 1, 30: 1 } })
    expect(await list({ rightState: 30 })).toEqual({ ids: [two.id], counts: { 10: 1, 30: 1 } })
    expect((await list({ rightType: 30 })).ids).toEqual([one.id])
    expect((await list({ keyword: order.no })).ids).toHaveLength(2)
    expect((await list({ keyword: (await rowOf(one.id)).afterSaleNo })).ids).toEqual([one.id])
    expect((await list({ keyword: 'T-2' })).ids).toEqual([two.id])
    expect((await list({ keyword: '100%' })).ids).toEqual([])
    expect((await list({ to: '2020-01-01' })).ids).toEqual([])
  })
})

describe('after-sales actions of an order', () => {
  const rowOfOrder = async ({ id, token }: { id: string; token: string }) =>
    (await bed.call(pageOrders, { body: {} }, { token })).content.find((row) => row.id === id)
  const withheldIn = (row: Awaited<ReturnType<typeof rowOfOrder>>) =>
    Object.fromEntries((row?.withheld ?? []).map(({ action, reason }) => [action, reason]))

  test('are withheld with a reason and the open case once all pieces are requested', async () => {
    const order = await ordered('retail', 'received', [3])
    expect(withheldIn(await rowOfOrder(order))).toEqual({})
    const { id } = await asked(order, [3])
    const row = await rowOfOrder(order)
    expect(row?.actions).not.toContain('askAfterSales')
    expect(row?.actions).not.toContain('askExchange')
    expect(withheldIn(row)).toEqual({ askAfterSales: 10, askExchange: 10 })
    expect(row?.openAfterSales).toMatchObject([{ id }])
    const info = await bed.call(apply.afterSalesInfo, { path: { orderId: order.id } }, { token: order.token })
    expect(info.openAfterSales).toEqual([{ id, no: row?.openAfterSales?.[0]?.no }])
  })

  test('are withheld with a reason after 31 days', async () => {
    const order = await ordered('retail', 'received', [3])
    bed.wait(31 * day)
    const row = await rowOfOrder({ ...order, token: await bed.login('retail') })
    expect(row?.actions).not.toContain('askAfterSales')
    expect(withheldIn(row)).toEqual({ askAfterSales: 20, askExchange: 20 })
    expect(row?.openAfterSales).toEqual([])
  })
})
