import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeExports } from '../../../demo/server/account/downloads/exports.job'
import { db, tx } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { brandSiteMember } from '../../../demo/server/site/brand-site/brand-site.table'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { markPaid } from '../../../demo/server/trade/payment/mark-paid'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { exportPerformance, performance } from '../../../src/account/performance/performance.contract'
import { performanceBy } from '../../../src/account/performance/performance-by'
import { accountHome } from '../../../src/account/user-center/user-center.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { exportOrders } from '../../../src/trade/orders/order-export.contract'
import { cancelOrder } from '../../../src/trade/orders/order-steps.contract'
import { buyAgain, pageOrders } from '../../../src/trade/orders/orders.contract'
import { payMethod } from '../../../src/words/pay-method'
import { mergePay } from '../../../src/trade/payment/payment.contract'
import { asShown, bed, codeFrom, stock } from '../../trade/checkout/checkout-bed'
import { fifth, openFifthSite } from './fifth-site'

/* A group of sites shows what its members in another currency have, in that currency, and adds it to nothing. */

const { main, group } = siteIds
let common = ''
let token = ''
beforeEach(async () => {
  await bed.reset()
  ;[common = ''] = await stock({})
  await bed.inside(async () => {
    await openFifthSite()
    await db().insert(brandSiteMember).values({ groupId: group, siteId: fifth.site })
  })
  token = await bed.login('retail', group)
})

/** Orders five pieces on a site. */
async function ordered(site: string, skuId: string) {
  const there = await bed.login('retail', site)
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 5 }] } }, { token: there })
  const shown = await bed.call(openDraft, { body: {} }, { token: there })
  const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token: there })
  const [order] = placed.orders
  return {
    id: String(order?.id),
    no: order?.orderNo ?? '',
    pay: shown.amounts.pay,
    payOrderId: String(placed.payOrderId),
  }
}

/** The same, and its money has come by a transfer. */
async function bought(site: string, skuId: string) {
  const order = await ordered(site, skuId)
  await bed.inside(() =>
    tx(async () => {
      const [row] = await db().select().from(payOrder).where(eq(payOrder.id, order.payOrderId))
      if (!row) throw new Error('nothing is demanded')
      await markPaid(row, 'debit', { actor: 'buyer', actorId: '10002', payCode: payMethod.code.offline })
    }),
  )
  return order
}

const harbour = {
  id: fifth.site,
  name: '远洋备件',
  currency: { code: 'USD', symbol: '$', digit: 2, ways: 10 },
  readOnly: 10,
}

async function reportOf(kind: 'order' | 'performance') {
  await bed.inside(() => db().delete(uploadFile))
  const body = { format: 'csv' } as const
  if (kind === 'order') await bed.call(exportOrders, { body }, { token })
  else await bed.call(exportPerformance, { body: { ...body, by: performanceBy.code.member } }, { token })
  await bed.inside(makeExports)
  const [file] = await bed.inside(() => db().select().from(uploadFile).where(ne(uploadFile.size, 0)))
  return new TextDecoder()
    .decode(file?.content ?? undefined)
    .trim()
    .split('\r\n')
}

describe('orders in yuan and in dollars', () => {
  test('share one list and the home page, each with its site and currency', async () => {
    const yuan = await ordered(main, common)
    const dollars = await ordered(fifth.site, fifth.sku)
    const page = await bed.call(pageOrders, { body: {} }, { token })
    const home = await bed.call(accountHome, {}, { token })
    for (const rows of [page.content, home.recentOrders]) {
      const rowOf = (no: string) => rows.find(({ orderNo }) => orderNo === no)
      expect(rowOf(dollars.no)).toMatchObject({ payAmount: dollars.pay, site: harbour })
      expect(rowOf(yuan.no)).toMatchObject({
        payAmount: yuan.pay,
        site: { id: main, currency: { symbol: '¥' }, readOnly: 20 },
      })
    }
    expect(page.counts).toEqual(home.orderCounts)
    expect(Object.values(page.counts).reduce((sum, n) => sum + n, 0)).toBe(page.totalElements)
    const detail = await bed.call(orderDetail, { path: { no: dollars.no } }, { token })
    expect(detail).toMatchObject({ site: harbour, amounts: { pay: dollars.pay } })
  })

  test('are listed only on their own site, without a site label', async () => {
    const dollars = await ordered(fifth.site, fifth.sku)
    const there = await bed.login('retail', fifth.site)
    const { content } = await bed.call(pageOrders, { body: {} }, { token: there })
    expect(content.map(({ orderNo, site }) => [orderNo, site])).toEqual([[dollars.no, undefined]])
    const here = await bed.login('retail', main)
    expect((await bed.call(pageOrders, { body: {} }, { token: here })).content).not.toContainEqual(
      expect.objectContaining({ orderNo: dollars.no }),
    )
  })

  test('have actions only in the group’s own currency', async () => {
    const yuan = await ordered(main, common)
    const dollars = await ordered(fifth.site, fifth.sku)
    const { content } = await bed.call(pageOrders, { body: {} }, { token })
    const actions = (no: string) => content.find(({ orderNo }) => orderNo === no)?.actions
    expect(actions(yuan.no)).toContain('payNow')
    expect(actions(dollars.no)).toEqual([])
    const tried = {
      pay: () => bed.call(mergePay, { body: { orderIdList: [dollars.id] } }, { token }),
      'pay together': () => bed.call(mergePay, { body: { orderIdList: [yuan.id, dollars.id] } }, { token }),
      cancel: () =>
        bed.call(cancelOrder, { path: { id: dollars.id }, body: { cancelReason: 20 } }, { token }),
      'buy again': () => bed.call(buyAgain, { path: { id: dollars.id } }, { token }),
    }
    for (const [name, call] of Object.entries(tried))
      expect([name, await codeFrom(call())]).toEqual([name, 404])
    expect(await codeFrom(bed.call(mergePay, { body: { orderIdList: [yuan.id] } }, { token }))).toBe(200)
  })

  test('share one report with a currency in each row', async () => {
    const yuan = await ordered(main, common)
    const dollars = await ordered(fifth.site, fifth.sku)
    const lines = await reportOf('order')
    expect(lines.find((line) => line.includes(yuan.no))).toMatch(/,CNY$/)
    expect(lines.find((line) => line.includes(dollars.no))).toMatch(/,USD$/)
  })
})

describe('purchasing volume', () => {
  test('is separate for each currency', async () => {
    const before = await bed.call(performance, { query: {} }, { token })
    const yuan = await bought(main, common)
    const dollars = await bought(fifth.site, fifth.sku)
    const all = await bed.call(performance, { query: {} }, { token })
    expect(all.amount - before.amount).toBe(yuan.pay)
    const [other] = all.others ?? []
    expect(all.others).toHaveLength(1)
    expect(other).toMatchObject({ code: 'USD', symbol: '$', amount: dollars.pay, orders: 1 })
    expect(other?.months?.at(-1)).toMatchObject({ amount: dollars.pay, orders: 1 })
    expect(other?.categories).toMatchObject([{ orders: 1 }])
    expect(other?.members).toMatchObject([{ key: '10002', amount: dollars.pay, orders: 1 }])
  })

  test('is one report with a row for each currency', async () => {
    await bought(main, common)
    const dollars = await bought(fifth.site, fifth.sku)
    const { amount, orders } = await bed.call(performance, { query: {} }, { token })
    const lines = await reportOf('performance')
    expect(lines.slice(1).map((line) => line.split(',').slice(1))).toEqual([
      [String(orders), String(amount / 100), 'CNY'],
      ['1', String(dollars.pay / 100), 'USD'],
    ])
  })
})
