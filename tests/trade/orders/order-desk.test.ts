import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { afterSale } from '../../../demo/server/trade/after-sales/after-sales.table'
import { complaint } from '../../../demo/server/trade/complaints/complaints.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { shipment } from '../../../demo/server/trade/orders/shipments.table'
import { operatorVisit } from '../../session/operator-visit'
import { asked, bed, ordered } from '../after-sales/after-sales-bed'
import { ids } from './order-bed'

const operator = operatorVisit(bed)
beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

/** Returns the part of a desk's page about one entry. */
async function rowAt(desk: string, id: string, words: string, language = 'en') {
  const page = await operator.page(`/demo/operator?desk=${desk}&words=${words}&lang=${language}`)
  return articleOf(page, id)
}
const articleOf = (page: string, id: string) =>
  page.split('<article').find((part) => part.includes(`data-id="${id}"`)) ?? ''

const change = (id: string, set: Partial<typeof orders.$inferInsert>) =>
  bed.inside(() => db().update(orders).set(set).where(eq(orders.id, id)))
const shippedOf = async (id: string) =>
  (
    await bed.inside(() =>
      db().select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.id),
    )
  ).map(({ shippedQty }) => shippedQty)

describe('an order waiting for shipment', () => {
  test('shows address, required day and the buyer’s remarks in both languages', async () => {
    const order = await ordered('retail', 'paid', [3])
    await change(order.id, {
      remark: '送到后门',
      requireDate: '2026-12-24',
      invoiceWish: { type: 20, title: '东海轴承', taxNo: '91310000MA1K35X21A' },
    })
    await bed.inside(() =>
      db()
        .update(orderLine)
        .set({ purchaseNo: 'PO-7', costCentre: 'CC-9' })
        .where(eq(orderLine.orderId, order.id)),
    )
    const english = await rowAt('orders', order.id, order.no)
    for (const words of [
      'Consignee: 周岚 13800001001',
      'Address: 上海市 临港大道 1 号',
      'Wanted by: 2026-12-24',
      'Remark: 送到后门',
      'Purchase order: PO-7',
      'Cost centre: CC-9',
      'Invoice: VAT special 东海轴承 91310000MA1K35X21A',
    ])
      expect(english).toContain(words)
    const chinese = await rowAt('orders', order.id, order.no, 'zh-CN')
    for (const words of ['收货人：周岚', '采购单号：PO-7', '发票：增值税专用发票'])
      expect(chinese).toContain(words)
  })

  test('can be shipped in part with a number for each line', async () => {
    const order = await ordered('retail', 'paid', [4, 6])
    const [first = '', second = ''] = order.lineIds
    const row = await rowAt('orders', order.id, order.no)
    expect(row).toMatch(new RegExp(`name="pieces-${first}"[^>]*value="4"`))
    expect(row).toMatch(new RegExp(`name="pieces-${second}"[^>]*value="6"`))
    const answer = await operator.act('orders', 'ship', order.id, {
      company: '安达速运',
      [`pieces-${first}`]: '0',
      [`pieces-${second}`]: '5',
    })
    expect(answer.status).toBe(303)
    expect(await shippedOf(order.id)).toEqual([0, 5])
    expect(await operator.page(answer.headers.get('location') ?? '')).toContain(`Done: Ship ${order.no}`)
  })

  test('needs a carrier, and stores no tracking number if none is given', async () => {
    const { id, lineIds } = await ordered('retail', 'paid', [1])
    const pieces = { [`pieces-${lineIds[0]}`]: '1' }
    const refused = await operator.act('orders', 'ship', id, { ...pieces, trackingNo: 'AD1' })
    expect(articleOf(await refused.text(), id)).toContain('Please enter carrier.')
    expect(await shippedOf(id)).toEqual([0])
    await operator.act('orders', 'ship', id, { ...pieces, company: '自有车辆' })
    const parcels = await bed.inside(() => db().select().from(shipment).where(eq(shipment.orderId, id)))
    expect(parcels).toMatchObject([{ company: '自有车辆', trackingNo: '' }])
  })

  test('reads a copied tracking number without its invisible characters', async () => {
    const { id, lineIds } = await ordered('retail', 'paid', [1])
    await operator.act('orders', 'ship', id, {
      [`pieces-${lineIds[0]}`]: '1',
      company: '安达速运',
      trackingNo: '\u202dＡＤ\u200b7777\u202c',
    })
    const parcels = await bed.inside(() => db().select().from(shipment).where(eq(shipment.orderId, id)))
    expect(parcels).toMatchObject([{ trackingNo: 'AD7777' }])
  })

  test.each([
    ['too many', '9', 'At most 6.'],
    ['no number', 'x', 'format error'],
    ['nothing', '', 'Please enter'],
  ])('shows %s at its field of its order, and ships nothing', async (_, given, message) => {
    const other = await ordered('retail', 'paid', [1])
    const order = await ordered('retail', 'paid', [4, 6])
    const [first = '', second = ''] = order.lineIds
    const answer = await operator.act('orders', 'ship', order.id, {
      company: '安达速运',
      [`pieces-${first}`]: '4',
      [`pieces-${second}`]: given,
    })
    const page = await answer.text()
    const row = articleOf(page, order.id)
    expect(row).toMatch(/<p role="alert">/)
    const [, field = ''] = row.split(`name="pieces-${second}"`)
    expect(field.slice(0, 300)).toContain('aria-invalid="true"')
    expect(field.slice(0, 400)).toContain(message)
    expect(articleOf(page, other.id)).not.toContain('role="alert"')
    expect(await shippedOf(order.id)).toEqual([0, 0])
  })

  test('shows the reason why it cannot be shipped while the buyer requests its cancellation', async () => {
    const order = await ordered('retail', 'paid', [2])
    await asked(order, [2], { rightType: 40 })
    const row = await rowAt('orders', order.id, order.no)
    expect(row).not.toContain('/act/orders/ship/')
    expect(row).toContain('It can be shipped once the after-sales case is handled.')
    expect(row).toContain(`desk=after-sales&amp;words=${order.no}`)
  })
})

describe('a refund', () => {
  test('needs a confirmation that shows account and amount', async () => {
    const order = await ordered('retail', 'received', [3])
    const { id } = await asked(order, [3], { rightType: 20 })
    await operator.act('after-sales', 'approve', id)
    const [row] = await bed.inside(() => db().select().from(afterSale).where(eq(afterSale.id, id)))
    const part = await rowAt('after-sales', id, row?.afterSaleNo ?? '')
    expect(part).toContain('A refund cannot be taken back.')
    expect(part).toContain('Advance deposit ¥30.00')
    expect(part).toContain('Confirm: Refund')
    const answer = await operator.act('after-sales', 'refund', id)
    expect(await operator.page(answer.headers.get('location') ?? '')).toContain(
      `Done: Refund ${row?.afterSaleNo}`,
    )
  })
})

test('a complaint shows the contact phone and leads to its order', async () => {
  const order = await ordered('retail', 'paid', [1])
  const [made] = await bed.inside(() =>
    db()
      .insert(complaint)
      .values({
        complaintNo: 'TS1',
        customerId: ids.retail,
        placedBy: ids.retail,
        type: 10,
        state: 10,
        orderId: order.id,
        title: '少发',
        content: '少一箱',
        phone: '13900001111',
      })
      .returning(),
  )
  const row = await rowAt('complaints', made?.id ?? '', 'TS1')
  expect(row).toContain('Contact phone: 13900001111')
  expect(row).toContain(`order-list?words=${order.no}`)
})
