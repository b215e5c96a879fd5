import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { after, day, hour, wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { desk } from '../../../demo/server/trade/orders/orders.desk'
import { linesOfOrder } from '../../../demo/server/trade/orders/ship-order'
import { desk as parcels } from '../../../demo/server/trade/orders/parcels.desk'
import { moveOverdue } from '../../../demo/server/trade/orders/overdue-orders.job'
import { warnOfClosing } from '../../../demo/server/trade/orders/closing-soon.job'
import { pageReminders, readReminders } from '../../../src/account/reminders/reminders.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import * as steps from '../../../src/trade/orders/order-steps.contract'
import { buyAgain, pageOrders } from '../../../src/trade/orders/orders.contract'
import { bed, codeFrom, expectSound } from '../checkout/checkout-bed'
import { moved, paid, placed, rowOf } from './order-bed'

let demo = ''
let retail = ''
beforeEach(async () => {
  await bed.reset()
  demo = await bed.login('demo')
  retail = await bed.login('retail')
})

const page = (token: string, body: Parameters<typeof bed.call<typeof pageOrders>>[1]['body'] = {}) =>
  bed.call(pageOrders, { body }, { token })
const detail = (no: string, token = retail) => bed.call(orderDetail, { path: { no } }, { token })
const reminders = async (token: string) =>
  (await bed.call(pageReminders, { body: { state: 10, bizType: '04' } }, { token })).content.map(
    ({ title }) => title,
  )
const stockOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, id)))
  return { stock: row?.stock, reserved: row?.reserved }
}
/** @param pieces of each line */
const ship = (id: string, { pieces, ...values }: { pieces?: string } & Record<string, string> = {}) =>
  bed.inside(async () => {
    const lines = await linesOfOrder(id)
    const counts = pieces?.split(', ').map((count, at) => [`pieces-${lines[at]?.id}`, count])
    return desk.actions.ship.act(id, { ...values, ...(counts && Object.fromEntries(counts)) })
  })

describe('the order list', () => {
  test('filters by state, type, text, days and placer, and counts each state', async () => {
    const one = await placed('demo', [2], { name: '深沟球轴承' })
    const two = await placed('demo', [1, 1], { custom: true })
    const all = await page(demo, { timeRange: 1 })
    expect(all.content.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id])
    const waits = await page(demo, { state: 10 })
    expect(waits.content.map(({ id }) => id)).toContain(two.id)
    expect(waits.content.every(({ state }) => state === 10)).toBe(true)
    expect(waits.totalElements).toBe(waits.counts[10])
    expect((await page(demo, { keyword: '球轴承', state: 30 })).content.map(({ id }) => id)).toEqual([one.id])
    expect((await page(demo, { keyword: two.no.slice(3) })).content.map(({ id }) => id)).toEqual([two.id])
    const copied = two.no
      .slice(3)
      .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    const found = await page(demo, { keyword: `\u202d${copied}\u202c\u200b` })
    expect(found.content.map(({ id }) => id)).toEqual([two.id])
    expect((await page(demo, { keyword: 't-2', orderType: 30 })).content.map(({ id }) => id)).toEqual([
      two.id,
    ])
    expect((await page(demo, { keyword: '%' })).content).toEqual([])
    const today = all.content[0]?.createdAt.slice(0, 10)
    expect((await page(demo, { from: today, to: today })).content.map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    )
    expect((await page(demo, { to: '2020-01-01' })).totalElements).toBe(0)
    expect(await codeFrom(page(demo, { timeRange: 2 }))).toBe(400)
  })

  test('a sub-account sees its own orders, the main account sees them with its name', async () => {
    const own = await placed('sub1')
    const other = await placed('demo')
    const sub = await bed.login('sub1')
    const seen = (await page(sub)).content.map(({ id }) => id)
    expect(seen).toContain(own.id)
    expect(seen).not.toContain(other.id)
    const row = (await page(demo, { memberId: '10004', state: 30 })).content.find(({ id }) => id === own.id)
    expect(row?.placedBy).toEqual({ id: '10004', name: '陈一凡' })
    expect(row?.actions).toEqual(expect.arrayContaining(['payNow', 'cancel']))
    expect((await page(sub, { memberId: '10001' })).content.map(({ id }) => id)).toContain(own.id)
  })
})

describe('R78: an order of another account', () => {
  test('answers 404 to every request about it', async () => {
    const order = await placed('retail', [2])
    await moved(order.id, 'pay')
    const path = { id: order.id }
    const sub = await bed.login('sub1')
    for (const token of [demo, sub]) {
      const asked = [
        detail(order.no, token),
        detail(order.id, token),
        bed.call(steps.cancelOrder, { path, body: { cancelReason: 10 } }, { token }),
        bed.call(steps.receiveOrder, { path }, { token }),
        bed.call(steps.signOrder, { path, body: { name: '周' } }, { token }),
        bed.call(steps.remindOrder, { path }, { token }),
        bed.call(steps.hideOrder, { path }, { token }),
        bed.call(steps.checkGoods, { path, body: { lines: [{ lineId: '1', quantity: 1 }] } }, { token }),
        bed.call(buyAgain, { path }, { token, key: `again-${token.slice(0, 8)}` }),
      ]
      expect(await Promise.all(asked.map(codeFrom))).toEqual(asked.map(() => 404))
    }
    expect(await codeFrom(bed.call(steps.reviewOrder, { path, body: { pass: 10 } }, { token: demo }))).toBe(
      404,
    )
    expect((await rowOf(order.id)).state).toBe(40)
  })
})

const inDays = (days: number) => wireDay(after(clock.now(), days * day))

describe('an order between buyer and platform', () => {
  test('is paid, shipped in two parcels and received, with correct stock, messages, parcels and log', async () => {
    const order = await paid('retail', [4, 6])
    const [first = '', second = ''] = order.skuIds
    expect(await stockOf(first)).toEqual({ stock: 1000, reserved: 4 })
    await expect(ship(order.id, { pieces: '5, 0' })).rejects.toMatchObject({ code: 422 })
    await expect(ship(order.id, { pieces: '0, 0' })).rejects.toMatchObject({ code: 422 })
    expect((await rowOf(order.id)).state).toBe(40)

    await ship(order.id, { company: '迅安物流', trackingNo: 'XA1', pieces: '4, 1' })
    expect((await rowOf(order.id)).state).toBe(50)
    expect(await detail(order.no)).toMatchObject({ parcels: 1, parcelsInAll: 2 })
    expect(await stockOf(first)).toEqual({ stock: 996, reserved: 0 })
    expect(await stockOf(second)).toEqual({ stock: 999, reserved: 5 })
    expect(await codeFrom(bed.call(steps.receiveOrder, { path: { id: order.id } }, { token: retail }))).toBe(
      409,
    )

    await ship(order.id)
    expect((await rowOf(order.id)).state).toBe(60)
    expect(await stockOf(second)).toEqual({ stock: 994, reserved: 0 })
    await expect(ship(order.id)).rejects.toMatchObject({ code: 409 })
    await expectSound()

    const sent = await detail(order.no)
    expect([sent.parcels, sent.parcelsInAll, sent.arrivesOn]).toEqual([2, undefined, inDays(3)])
    const [parcel] = sent.shipments
    for (let stop = 0; stop < 5; stop++) await bed.inside(() => parcels.actions.advance.act(parcel?.id ?? ''))
    await expect(bed.inside(() => parcels.actions.advance.act(parcel?.id ?? ''))).rejects.toMatchObject({
      code: 409,
    })
    const shown = await detail(order.no)
    expect(
      shown.shipments.map(({ trackingNo, lines }) => [trackingNo, lines.map(({ quantity }) => quantity)]),
    ).toEqual([
      ['XA1', [4, 1]],
      [shown.shipments[1]?.trackingNo, [5]],
    ])
    expect(shown.shipments[0]?.tracks.map(({ step }) => step)).toEqual([60, 50, 40, 30, 20, 10])
    expect(shown.shipments[0]?.deliveredAt).toBeDefined()
    expect(await reminders(retail)).toEqual(['订单已发货', '订单部分发货'])

    await bed.call(steps.receiveOrder, { path: { id: order.id } }, { token: retail })
    const done = await detail(order.no)
    expect([done.state, done.log.map(({ action }) => action)]).toEqual([
      70,
      ['submit', 'pay', 'shipPart', 'shipRest', 'receive'],
    ])
    expect(done.lines.map(({ receivedQuantity }) => receivedQuantity)).toEqual([4, 6])
  })

  test('under review is approved with a deadline, sent a contract to sign, or rejected by the platform', async () => {
    const one = await placed('retail', [1], { custom: true })
    const two = await placed('retail', [1], { custom: true })
    const three = await placed('retail', [1], { custom: true })
    const rows = await bed.inside(() => desk.waiting())
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({
      actions: ['approve', 'askSigning', 'reject'],
      auto: 'approve',
    })
    await bed.inside(() => desk.actions.approve.act(one.id))
    expect((await rowOf(one.id)).payDeadline?.getTime()).toBeGreaterThan(Date.now() + 23 * hour)
    await bed.inside(() => desk.actions.askSigning.act(two.id))
    expect((await detail(two.no)).actions).toContain('sign')
    await bed.call(steps.signOrder, { path: { id: two.id }, body: { name: '许明' } }, { token: retail })
    expect((await detail(two.no)).log.at(-1)).toMatchObject({ action: 'sign', reason: '许明', name: '许明' })
    expect((await rowOf(two.id)).payDeadline?.getTime()).toBeLessThan(Date.now() + 25 * hour)
    await bed.inside(() => desk.actions.reject.act(three.id, { reason: '图纸不清楚' }))
    expect(await detail(three.no)).toMatchObject({ state: 80, closedBecause: '图纸不清楚' })
    expect(await reminders(retail)).toEqual(['订单未通过审核', '订单待签约', '订单已通过审核'])
    await expectSound()
  })

  test('expires unsigned, is received automatically, and gets one reminder of its payment deadline', async () => {
    const unsigned = await placed('retail', [1], { custom: true })
    await moved(unsigned.id, 'askSigning')
    const lying = await paid('retail')
    await ship(lying.id)
    expect(await bed.inside(moveOverdue)).toBe(0)
    bed.wait(8 * day)
    expect(await bed.inside(moveOverdue)).toBe(1)
    expect((await rowOf(unsigned.id)).state).toBe(80)
    bed.wait(3 * day)
    expect(await bed.inside(moveOverdue)).toBe(1)
    expect((await rowOf(lying.id)).state).toBe(70)
    const soon = await placed('retail')
    expect(await bed.inside(warnOfClosing)).toBe(0)
    bed.wait(23 * hour + hour / 2)
    expect(await bed.inside(warnOfClosing)).toBe(1)
    expect(await bed.inside(warnOfClosing)).toBe(0)
    retail = await bed.login('retail')
    expect((await reminders(retail))[0]).toBe('订单即将关闭')
    expect((await rowOf(soon.id)).state).toBe(30)
  })
})

describe('actions that keep the state of an order', () => {
  test('a shipment reminder is accepted once in 24 hours, and only before the shipment', async () => {
    const order = await paid('retail')
    const ask = () => codeFrom(bed.call(steps.remindOrder, { path: { id: order.id } }, { token: retail }))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(expect.arrayContaining([200, 429, 429]))
    bed.wait(day + hour)
    retail = await bed.login('retail')
    expect(await ask()).toBe(200)
    await ship(order.id)
    expect(await ask()).toBe(409)
  })

  test('hiding works after the order ended, and removes it from the list', async () => {
    const order = await placed('retail')
    const hide = () => codeFrom(bed.call(steps.hideOrder, { path: { id: order.id } }, { token: retail }))
    expect(await hide()).toBe(409)
    await bed.call(
      steps.cancelOrder,
      { path: { id: order.id }, body: { cancelReason: 20 } },
      { token: retail },
    )
    expect((await detail(order.no)).cancelReason).toBe(20)
    expect(await hide()).toBe(200)
    expect(await codeFrom(detail(order.no))).toBe(404)
    expect((await page(retail, { state: 90 })).content.map(({ id }) => id)).not.toContain(order.id)
  })

  test('checking goods accepts at most the shipped quantity, line by line', async () => {
    const order = await paid('retail', [4])
    const line = async () => (await detail(order.no)).lines[0]
    const lineId = (await line())?.id ?? ''
    const check = (quantity: number) =>
      codeFrom(
        bed.call(
          steps.checkGoods,
          { path: { id: order.id }, body: { lines: [{ lineId, quantity }] } },
          { token: retail },
        ),
      )
    expect(await check(1)).toBe(409)
    await ship(order.id, { pieces: '3' })
    expect(await check(4)).toBe(422)
    expect(await check(2)).toBe(200)
    expect((await line())?.receivedQuantity).toBe(2)
  })

  test('keeps the remark on a checked line until it is replaced', async () => {
    const order = await paid('retail', [4])
    await ship(order.id)
    const line = async () => (await detail(order.no)).lines[0]
    const lineId = (await line())?.id ?? ''
    const check = (checked: { quantity: number; note?: string }) =>
      bed.call(
        steps.checkGoods,
        { path: { id: order.id }, body: { lines: [{ lineId, ...checked }] } },
        { token: retail },
      )
    await check({ quantity: 3, note: ' 外箱破损 ' })
    await check({ quantity: 4 })
    expect(await line()).toMatchObject({ receivedQuantity: 4, receivedNote: '外箱破损' })
    expect(await codeFrom(check({ quantity: 4, note: '长'.repeat(101) }))).toBe(400)
    await check({ quantity: 4, note: '' })
    expect((await line())?.receivedNote).toBe('')
  })

  test('messages are listed unread first and marked read one by one or all, for their own account only', async () => {
    const order = await paid('retail', [4])
    await ship(order.id, { pieces: '1' })
    await ship(order.id)
    const list = await bed.call(pageReminders, { body: {} }, { token: retail })
    expect([list.unread, list.content.map(({ link }) => link)]).toEqual([
      2,
      [`/user/order/${order.no}`, `/user/order/${order.no}`],
    ])
    const [latest] = list.content
    const read = (body: object, token = retail) => bed.call(readReminders, { body }, { token })
    expect((await read({ idList: [latest?.id] }, demo)).unread).toBe(0)
    expect((await read({})).unread).toBe(2)
    expect((await read({ idList: [latest?.id] })).unread).toBe(1)
    expect(
      (await bed.call(pageReminders, { body: {} }, { token: retail })).content.map(({ state }) => state),
    ).toEqual([10, 20])
    expect((await read({ all: true })).unread).toBe(0)
    const english = await bed.call(pageReminders, { body: {} }, { token: retail, language: 'en' })
    expect(english.content.map(({ title }) => title).toSorted()).toEqual([
      'Order partly shipped',
      'Order shipped',
    ])
  })
})
