import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { after, day, wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { saysInEnglish } from '../../../demo/server/core/database/english'
import { db } from '../../../demo/server/core/database/db'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { siteIds } from '../../../demo/server/core/config/site'
import { desk } from '../../../demo/server/trade/orders/orders.desk'
import { report } from '../../../demo/server/trade/orders/orders.export'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { desk as parcels } from '../../../demo/server/trade/orders/parcels.desk'
import { partsOf } from '../../../demo/server/money/invoices/invoice-rows'
import { invoiceItem } from '../../../demo/server/money/invoices/invoices.table'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { bed } from '../checkout/checkout-bed'
import { ids, paid } from './order-bed'

beforeEach(() => bed.reset())

const numbers = { purchaseNo: 'PO-2026-118', costCentre: 'CC-07' }
const changeLines = (orderId: string, values: Partial<typeof orderLine.$inferInsert>) =>
  bed.inside(() => db().update(orderLine).set(values).where(eq(orderLine.orderId, orderId)))

test('PO number and cost centre of a line are in the list, the order and the export, and found by search', async () => {
  const { id, no } = await paid('retail')
  await changeLines(id, numbers)
  const token = await bed.login('retail')
  const { content } = await bed.call(pageOrders, { body: { keyword: '2026-118' } }, { token })
  expect(content.map(({ orderNo, lines }) => [orderNo, lines])).toMatchObject([[no, [numbers]]])
  expect(await bed.call(orderDetail, { path: { no } }, { token })).toMatchObject({ lines: [numbers] })
  const who = await bed.inside(() => memberById(ids.retail, siteIds.main))
  if (!who) throw new Error('no buyer')
  const [row = []] = await bed.inside(() => report.rows(who, [id], 'en'))
  const named = Object.fromEntries(report.head.map(([, name], at) => [name, row[at]]))
  expect(named).toMatchObject({
    'Purchase-order number': numbers.purchaseNo,
    'Cost centre': numbers.costCentre,
    Consignee: '周岚',
    Address: '上海市 临港大道 1 号',
    Received: 0,
    Invoice: 'Not applied',
  })
})

test('the export names goods in the language of its reader', async () => {
  const { id } = await paid('retail')
  await bed.inside(() => saysInEnglish({ '测试轴承 1': 'Test bearing 1' }))
  const who = await bed.inside(() => memberById(ids.retail, siteIds.main))
  if (!who) throw new Error('no buyer')
  const goodsIn = async (language: string) => {
    const [row = []] = await bed.inside(() => report.rows(who, [id], language))
    return row[report.head.findIndex(([, name]) => name === 'Goods')]
  }
  expect([await goodsIn('zh-CN'), await goodsIn('en')]).toEqual(['测试轴承 1', 'Test bearing 1'])
})

test('the PO number of an order is in list, order, export, desks and invoice, and found by search', async () => {
  const { id, no } = await paid('demo')
  const poNumber = 'PO-2026-900'
  await bed.inside(() => db().update(orders).set({ poNumber }).where(eq(orders.id, id)))
  await changeLines(id, numbers)
  const token = await bed.login('demo')
  const { content } = await bed.call(pageOrders, { body: { keyword: '2026-900' } }, { token })
  expect(content.map((row) => [row.orderNo, row.poNumber])).toEqual([[no, poNumber]])
  expect(await bed.call(orderDetail, { path: { no } }, { token })).toMatchObject({ poNumber })
  const who = await bed.inside(() => memberById(ids.demo, siteIds.main))
  if (!who) throw new Error('no buyer')
  const [row = []] = await bed.inside(() => report.rows(who, [id], 'en'))
  expect(row[report.head.findIndex(([, name]) => name === 'PO number of the order')]).toBe(poNumber)
  const waits = (await bed.inside(desk.waiting)).find((entry) => entry.id === id)
  expect(JSON.stringify(waits?.lines)).toContain(poNumber)
  await bed.inside(() => desk.actions.ship.act(id, {}))
  const sent = await bed.inside(parcels.waiting)
  expect(JSON.stringify(sent)).toContain(poNumber)
  await bed.inside(() => db().insert(invoiceItem).values({ invoiceId: '1', orderId: id, amount: 1_000 }))
  const parts = (await bed.inside(() => partsOf(['1'])))('1')
  expect(parts.map(({ purchaseNos }) => purchaseNos)).toEqual([[poNumber, numbers.purchaseNo]])
})

test('an order shows its promised arrival, and 3 days from today once the promise has passed', async () => {
  const { id, no } = await paid('retail', [3, 4])
  const token = await bed.login('retail')
  const arrival = async () => {
    const { arrivesOn, promisedOn } = await bed.call(orderDetail, { path: { no } }, { token })
    return [arrivesOn, promisedOn]
  }
  const promise = (date: string) => ({ kind: 10, warehouse: ['苏州仓', 'Suzhou'] as [string, string], date })
  await changeLines(id, { promise: promise('2099-01-05') })
  expect(await arrival()).toEqual(['2099-01-05', undefined])
  await bed.inside(() => desk.actions.ship.act(id, {}))
  expect(await arrival()).toEqual(['2099-01-05', undefined])
  const { content } = await bed.call(pageOrders, { body: {} }, { token })
  expect(content.find((row) => row.id === id)?.arrivesOn).toBe('2099-01-05')
  await changeLines(id, { promise: promise('2020-01-05') })
  expect(await arrival()).toEqual([wireDay(after(clock.now(), 3 * day)), '2020-01-05'])
})
