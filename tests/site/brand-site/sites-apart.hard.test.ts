import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { tx, db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { brandSiteMember } from '../../../demo/server/site/brand-site/brand-site.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { markPaid } from '../../../demo/server/trade/payment/mark-paid'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { refundPart } from '../../../demo/server/trade/payment/refunds.table'
import { refundPayment } from '../../../demo/server/trade/payment/refund'
import { addFavourite } from '../../../src/catalogue/favourites/favourites.contract'
import { brandList } from '../../../src/catalogue/brands/brands.contract'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { categoryTree } from '../../../src/catalogue/categories/categories.contract'
import {
  goodsByIds,
  goodsDetail,
  goodsPage,
  searchSuggestions,
  skuPrices,
} from '../../../src/catalogue/goods/goods.contract'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { shopDetail, shopPage } from '../../../src/catalogue/shops/shops.contract'
import { currencySettings, findSite } from '../../../src/site/brand-site/brand-site.contract'
import { addToCart, cartCount, getCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, readDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { listPayType, payDetail } from '../../../src/trade/payment/payment.contract'
import { performance } from '../../../src/account/performance/performance.contract'
import { recharge } from '../../../src/money/deposit/recharges.contract'
import { payMethod } from '../../../src/words/pay-method'
import { asShown, bed, codeFrom, stock } from '../../trade/checkout/checkout-bed'
import { fifth, openFifthSite } from './fifth-site'

const { main, north, group } = siteIds
let common = ''
let commonGoods = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  ;[common = ''] = await stock({})
  await bed.inside(async () => {
    const [row] = await db().select({ goodsId: sku.goodsId }).from(sku).where(eq(sku.id, common))
    commonGoods = row?.goodsId ?? ''
    await db().update(goods).set({ status: 10 }).where(eq(goods.id, commonGoods))
    await openFifthSite()
  })
})

const at = (site: string) => ({ query: { brandTerminalId: site } })
const named = async (site: string, keyword: string) =>
  (await bed.call(goodsPage, { body: { brandTerminalId: site, goodsKeyWord: keyword, exact: true } })).content
    .map(({ id }) => String(id))
    .filter((id) => id === fifth.goods || id === commonGoods)
const put = (skuId: string, token: string, quantity = 2) =>
  bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity }] } }, { token })

/** The money of a pay order has come by a transfer. */
const transferred = (id: string | undefined) =>
  bed.inside(() =>
    tx(async () => {
      const [row] = await db()
        .select()
        .from(payOrder)
        .where(eq(payOrder.id, id ?? ''))
      if (!row) throw new Error('nothing is demanded')
      const by = { actor: 'buyer', actorId: '10002', payCode: payMethod.code.offline } as const
      await markPaid(row, 'debit', by)
    }),
  )

/** Calls about data of a site: responses on its own site, and then on another. */
const knowing: Record<string, (site: string, token: string) => Promise<unknown>> = {
  list: async (site) =>
    (await bed.call(goodsPage, { body: { brandTerminalId: site, shopId: fifth.shop } })).totalElements,
  search: async (site) => (await named(site, fifth.name)).length,
  suggestions: async (site) => {
    const found = await bed.call(searchSuggestions, {
      query: { brandTerminalId: site, keyword: fifth.name },
    })
    return found.filter((one) => one.goods?.id === fifth.goods).length
  },
  detail: async (site) =>
    (await codeFrom(bed.call(goodsDetail, { path: { id: fifth.goods }, ...at(site) }))) === 200 ? 1 : 0,
  'by ids': async (site) =>
    (await bed.call(goodsByIds, { body: { brandTerminalId: site, idList: [fifth.goods] } })).length,
  prices: async (site) =>
    (
      await bed.call(skuPrices, {
        body: { brandTerminalId: site, lines: [{ skuId: fifth.sku, quantity: 1 }] },
      })
    ).length,
  shops: async (site) =>
    (await bed.call(shopPage, { body: { brandTerminalId: site, keyword: '远洋自营' } })).totalElements,
  shop: async (site) =>
    (await codeFrom(bed.call(shopDetail, { path: { id: fifth.shop }, ...at(site) }))) === 200 ? 1 : 0,
  'quick order': async (site) => {
    const [answer] = await bed.call(checkCodes, {
      body: { brandTerminalId: site, codeList: ['HARBOUR-1'] },
    })
    return answer?.sku ? 1 : 0
  },
  favourites: async (_, token) =>
    (await codeFrom(bed.call(addFavourite, { body: { kind: 'goods', refId: fifth.goods } }, { token }))) ===
    200
      ? 1
      : 0,
  cart: async (_, token) => 1 - (await put(fifth.sku, token)).skipped.length,
  'buying at once': async (_, token) =>
    (await codeFrom(
      bed.call(openDraft, { body: { buyNow: { skuId: fifth.sku, quantity: 1 } } }, { token }),
    )) === 200
      ? 1
      : 0,
}

describe('goods of one site', () => {
  test.each(Object.entries(knowing))('%s: finds them only on that site', async (_, count) => {
    expect(await count(fifth.site, await bed.login('retail', fifth.site))).toBe(1)
    for (const other of [main, north, group])
      expect(await count(other, await bed.login('retail', other)), other).toBe(0)
  })

  test('categories and brands count only goods of their site', async () => {
    const total = async (site: string) =>
      (await bed.call(categoryTree, at(site))).reduce((sum, { goodsCount = 0 }) => sum + goodsCount, 0)
    const brands = async (site: string) =>
      (await bed.call(brandList, at(site))).reduce((sum, { goodsCount }) => sum + goodsCount, 0)
    expect(await total(fifth.site)).toBe(1)
    expect(await brands(fifth.site)).toBe(1)
    expect(await total(main)).toBe(await total(north))
    expect(await total(main)).toBeGreaterThan(50)
  })
})

describe('a fifth site', () => {
  test('is found by its host and id, with its currency', async () => {
    const asking = { host: fifth.host }
    expect(await bed.call(findSite, { path: { siteKeyFromHost: 'harbour' } })).toBe(fifth.site)
    expect(await bed.call(currencySettings, { query: {} }, asking)).toMatchObject({ symbol: '$' })
    const elsewhere = await bed.call(currencySettings, { query: { brandTerminalId: fifth.site } })
    expect(elsewhere).toMatchObject({ symbol: '$' })
    expect(await bed.call(currencySettings, { query: {} })).toMatchObject({ symbol: '¥' })
  })

  test('has its own cart, checkout and orders beside another site', async () => {
    const [here, there] = [await bed.login('retail', main), await bed.login('retail', fifth.site)]
    await put(common, here, 3)
    await put(fifth.sku, there, 5)
    const counted = async (token: string) => (await bed.call(cartCount, {}, { token })).totalCount
    expect([await counted(here), await counted(there)]).toEqual([3, 5])
    const cart = await bed.call(getCart, {}, { token: there })
    expect(cart.groups.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))).toEqual([fifth.sku])

    const shown = await bed.call(openDraft, { body: {} }, { token: there })
    expect(shown.amounts).toMatchObject({ goods: 6_170, freight: 900, pay: 7_070 })
    expect(shown.points).toBeUndefined()
    expect(await codeFrom(bed.call(readDraft, { path: { id: shown.draftId } }, { token: here }))).toBe(404)
    const ways = await bed.call(listPayType, { query: {} }, { token: there })
    expect(ways.filter(({ enabled }) => enabled === 10).map(({ payCode }) => payCode)).toEqual([
      payMethod.code.offline,
    ])
    const funding = [{ payCode: payMethod.code.deposit, amount: '70.70' }]
    const byDeposit = { ...asShown(shown), funding, payPassword: '123456' }
    expect(await codeFrom(bed.call(submitOrder, { body: byDeposit }, { token: there }))).not.toBe(200)

    const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token: there })
    expect(await counted(here)).toBe(3)
    const orderNo = placed.orders[0]?.orderNo ?? ''
    const list = async (token: string) =>
      (await bed.call(pageOrders, { body: {} }, { token })).content.map((row) => row.orderNo)
    expect(await list(there)).toEqual([orderNo])
    expect(await list(here)).not.toContain(orderNo)
    expect(await codeFrom(bed.call(orderDetail, { path: { no: orderNo } }, { token: here }))).toBe(404)
    const path = { id: String(placed.payOrderId) }
    expect((await bed.call(payDetail, { path }, { token: there })).bank?.holder).toBe('Harbour Spares')
    expect(await codeFrom(bed.call(payDetail, { path }, { token: here }))).toBe(404)
  })

  test('a refund of a transfer in dollars does not reach the deposit', async () => {
    const token = await bed.login('retail', fifth.site)
    await put(fifth.sku, token)
    const shown = await bed.call(openDraft, { body: {} }, { token })
    const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
    const [id = ''] = placed.orders.map((order) => String(order.id))
    const deposit = () => bed.inside(() => accountOf('10002', 'deposit'))
    const before = await deposit()
    await transferred(placed.payOrderId)
    const [order] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
    expect(order).toMatchObject({ siteId: fifth.site, paidAmount: shown.amounts.pay })
    await bed.inside(() => refundPayment(id, shown.amounts.pay, 'BACK-1'))
    expect(await deposit()).toEqual(before)
    const parts = await bed.inside(() => db().select().from(refundPart))
    expect(parts.filter(({ amount }) => amount === shown.amounts.pay)).toMatchObject([{ state: 20 }])
  })

  test('adds the announced gift of the site to the order', async () => {
    const row = { way: giftWay.code.withOrder, pointsPrice: 0, limit: 9, position: 1, orderAmount: 1000 }
    const offered = [
      { ...row, id: '1', siteId: main, skuId: common },
      { ...row, id: '2', siteId: fifth.site, skuId: fifth.sku },
    ]
    await bed.inside(() => db().insert(gift).values(offered))
    for (const [site, skuId] of [
      [fifth.site, fifth.sku],
      [main, common],
    ] as const) {
      const token = await bed.login('retail', site)
      await put(skuId, token)
      const shown = await bed.call(openDraft, { body: {} }, { token })
      expect(shown.gifts?.map(({ id }) => id)).toEqual([site === main ? '1' : '2'])
      const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
      await transferred(placed.payOrderId)
      const came = await bed.inside(() =>
        db()
          .select({ siteId: orders.siteId, skuId: orderLine.skuId })
          .from(orders)
          .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
          .where(eq(orders.giftOf, String(placed.orders[0]?.id))),
      )
      expect(came).toEqual([{ siteId: site, skuId }])
    }
  })

  test('its currency is not accepted by the accounts', async () => {
    const token = await bed.login('retail', fifth.site)
    expect(await codeFrom(bed.call(recharge, { body: { amount: '10.00' } }, { token }))).toBe(422)
  })
})

describe('a group of sites', () => {
  test('reports the volume separately for each currency', async () => {
    await bed.inside(() =>
      db()
        .insert(brandSiteMember)
        .values([main, fifth.site].map((siteId) => ({ groupId: group, siteId })))
        .onConflictDoNothing(),
    )
    const before = await bed.call(performance, { query: {} }, { token: await bed.login('retail', group) })
    expect(before.others).toBeUndefined()
    const paid: Record<string, number> = {}
    for (const [site, skuId] of [
      [main, common],
      [fifth.site, fifth.sku],
    ] as const) {
      const token = await bed.login('retail', site)
      await put(skuId, token, 5)
      const shown = await bed.call(openDraft, { body: {} }, { token })
      const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
      await transferred(placed.payOrderId)
      paid[site] = shown.amounts.pay
    }
    const all = await bed.call(performance, { query: {} }, { token: await bed.login('retail', group) })
    expect([all.amount - before.amount, all.orders - before.orders]).toEqual([paid[main], 1])
    expect(all.others).toMatchObject([
      { symbol: '$', digit: 2, ways: 10, amount: paid[fifth.site], orders: 1 },
    ])
    const own = await bed.call(performance, { query: {} }, { token: await bed.login('retail', main) })
    expect(own.others).toBeUndefined()
  })

  test('lists the orders of its members in every currency', async () => {
    await bed.inside(() =>
      db()
        .insert(brandSiteMember)
        .values([main, north, fifth.site].map((siteId) => ({ groupId: group, siteId })))
        .onConflictDoNothing(),
    )
    const numbers: Record<string, string> = {}
    for (const [site, skuId] of [
      [main, common],
      [north, common],
      [fifth.site, fifth.sku],
    ] as const) {
      const token = await bed.login('retail', site)
      await put(skuId, token)
      const shown = await bed.call(openDraft, { body: {} }, { token })
      const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
      numbers[site] = placed.orders[0]?.orderNo ?? ''
    }
    const token = await bed.login('retail', group)
    const seen = (await bed.call(pageOrders, { body: {} }, { token })).content.map((row) => row.orderNo)
    expect(seen).toContain(numbers[main])
    expect(seen).toContain(numbers[north])
    expect(seen).toContain(numbers[fifth.site])
    const mine = await bed.login('retail', north)
    const own = (await bed.call(pageOrders, { body: {} }, { token: mine })).content.map((row) => row.orderNo)
    expect(own).toEqual([numbers[north]])
  })
})
