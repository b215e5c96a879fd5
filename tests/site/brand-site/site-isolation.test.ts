import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { privateShop } from '../../../demo/server/account/private-shops/private-shops.table'
import { movePayout } from '../../../demo/server/account/promotion/move-payout'
import { promotionRecord } from '../../../demo/server/account/promotion/promotion.table'
import { notify } from '../../../demo/server/account/reminders/notify'
import { countBought } from '../../../demo/server/catalogue/often-bought/count-bought'
import { everybody, visibleTo } from '../../../demo/server/catalogue/goods/visible-goods'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import { agreeOn } from '../../../demo/server/trade/contracts/agreed-prices'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { applyPrivateShop, privateShopPage } from '../../../src/account/private-shops/private-shops.contract'
import { askPayout, payoutPage } from '../../../src/account/promotion/payouts.contract'
import {
  invitedPage,
  promotionPage,
  promotionSummary,
} from '../../../src/account/promotion/promotion.contract'
import { pageReminders, readReminders } from '../../../src/account/reminders/reminders.contract'
import {
  addFavourite,
  deleteFavourites,
  favouriteIds,
  favouritePage,
  type FavouriteKind,
} from '../../../src/catalogue/favourites/favourites.contract'
import { skuPrices } from '../../../src/catalogue/goods/goods.contract'
import {
  forgetOften,
  oftenGoodsPage,
  pinOften,
} from '../../../src/catalogue/often-bought/often-bought.contract'
import { addReview, pageOwnReviews } from '../../../src/catalogue/reviews/own-reviews.contract'
import { reviewPage } from '../../../src/catalogue/reviews/reviews.contract'
import { couponState } from '../../../src/money/coupons/coupon-state'
import { couponPage } from '../../../src/money/coupons/coupons.contract'
import { changeDraft, openDraft } from '../../../src/trade/checkout/checkout.contract'
import { ownFile } from '../../money/own-file'
import { openTestbed } from '../../server/testbed'
import { codeFrom } from '../../trade/checkout/checkout-bed'
import { fifth, openFifthSite } from './fifth-site'

const bed = await openTestbed('demo')
const { main, north, group } = siteIds
const buyer = '10001'

/** Sessions of one buyer on two sites and on the group that adds them up. */
let on = { main: '', north: '', group: '' }
let wares: { skuId: string; goodsId: string; shopId: string; least: number }[] = []
beforeEach(async () => {
  await bed.reset()
  on = {
    main: await bed.login('demo', main),
    north: await bed.login('demo', north),
    group: await bed.login('demo', group),
  }
  wares = await bed.inside(() =>
    db()
      .selectDistinctOn([goods.id], {
        skuId: sku.id,
        goodsId: goods.id,
        shopId: goods.shopId,
        least: sku.minOrderQty,
      })
      .from(goods)
      .innerJoin(sku, eq(sku.goodsId, goods.id))
      .where(and(visibleTo(everybody(main)), visibleTo(everybody(north)), isNull(goods.memberPriceLevel)))
      .orderBy(goods.id)
      .limit(3),
  )
})
const ware = (at: number) => {
  const found = wares[at]
  if (!found) throw new Error('the seed has too few goods')
  return found
}

describe('favourites', () => {
  const keep = (token: string, kind: FavouriteKind, refId: string) =>
    bed.call(addFavourite, { body: { kind, refId } }, { token })
  const ids = (token: string, kind: FavouriteKind) => bed.call(favouriteIds, { query: { kind } }, { token })
  const listed = async (token: string, kind: FavouriteKind) =>
    (await bed.call(favouritePage, { body: { kind, pageSize: 100 } }, { token })).content.map(
      ({ refId }) => refId,
    )

  test.each(['goods', 'shop'] as const)(
    '%s are stored for their site, and a group lists each once',
    async (kind) => {
      const refOf = (at: number) => (kind === 'goods' ? ware(at).goodsId : ware(at).shopId)
      const [common, other] = [refOf(0), refOf(kind === 'goods' ? 1 : 0)]
      const before = await ids(on.main, kind)
      expect(await ids(on.north, kind)).toEqual([])
      await keep(on.north, kind, common)
      expect(await ids(on.north, kind)).toEqual([common])
      expect(await listed(on.north, kind)).toEqual([common])
      expect(await ids(on.main, kind)).toEqual(before)
      const { total } = await keep(on.main, kind, common)
      expect(total).toBe(new Set([...before, common]).size)
      const together = await ids(on.group, kind)
      expect(together.toSorted()).toEqual([...new Set([...before, common])].toSorted())
      expect(await listed(on.group, kind)).toEqual(together.slice(0, 100))
      await bed.call(deleteFavourites, { query: { kind, ids: common } }, { token: on.north })
      expect(await ids(on.north, kind)).toEqual([])
      expect(await ids(on.main, kind)).toContain(common)
      await bed.call(
        deleteFavourites,
        { query: { kind, ids: [common, other].join(',') } },
        { token: on.group },
      )
      expect(await ids(on.main, kind)).not.toContain(common)
    },
  )

  test('rejects saving a shop of another site, and an application for it', async () => {
    await bed.inside(async () => {
      await openFifthSite()
      await db().insert(privateShop).values({ shopId: fifth.shop, terms: '' })
    })
    expect(await codeFrom(keep(on.main, 'shop', fifth.shop))).toBe(404)
    const harbour = await bed.login('demo', fifth.site)
    expect(await codeFrom(keep(harbour, 'shop', fifth.shop))).toBe(200)
    const shops = async (token: string) =>
      (await bed.call(privateShopPage, { body: { pageSize: 100 } }, { token })).content.map(({ id }) => id)
    expect(await shops(harbour)).toEqual([fifth.shop])
    expect(await shops(on.main)).not.toContain(fifth.shop)
    const files = [await bed.inside(() => ownFile(buyer))]
    const body = { company: '测试', contact: '周岚', phone: '13800001001', purpose: '备件', files }
    const apply = (token: string) =>
      codeFrom(bed.call(applyPrivateShop, { path: { id: fifth.shop }, body }, { token }))
    expect(await apply(on.main)).toBe(404)
    expect(await apply(harbour)).toBe(200)
  })
})

/** A completed order of one piece. @returns the ids of it and of its line */
const bought = (siteId: string, { skuId, goodsId, shopId }: (typeof wares)[number], nth: string) =>
  bed.inside(async () => {
    const id = `apart${nth}`
    const facts = { customerId: buyer, placedBy: buyer, state: 70, address: {}, goodsAmount: 100 } as const
    await db()
      .insert(orders)
      .values({
        ...facts,
        id,
        orderNo: `no-${id}`,
        siteId,
        shopId,
        payAmount: 100,
        completedAt: clock.now(),
      })
    const words = { goodsName: '旧名', skuCode: 'OLD', spec: {}, image: '', unitName: '个' }
    const [line] = await db()
      .insert(orderLine)
      .values({ orderId: id, skuId, qty: 1, price: 100, payShare: 100, snapshot: { goodsId, ...words } })
      .returning({ id: orderLine.id })
    await countBought(id)
    return line?.id ?? ''
  })

describe('frequent goods', () => {
  const often = async (token: string) =>
    (await bed.call(oftenGoodsPage, { body: { pageSize: 100 } }, { token })).content
  const of = async (token: string, skuId: string) => (await often(token)).find(({ id }) => id === skuId)

  test('are counted on the site of the order, and summed by the group', async () => {
    const { skuId } = ware(0)
    expect(await often(on.north)).toEqual([])
    const before = (await of(on.main, skuId))?.times ?? 0
    await bought(north, ware(0), 'a')
    await bought(north, ware(0), 'b')
    await bought(main, ware(0), 'c')
    expect((await often(on.north)).map(({ id, times }) => [id, times])).toEqual([[skuId, 2]])
    expect((await of(on.main, skuId))?.times).toBe(before + 1)
    expect((await of(on.group, skuId))?.times).toBe(before + 3)
    await bed.call(pinOften, { path: { skuId }, body: { pinned: 10 } }, { token: on.north })
    expect((await of(on.main, skuId))?.pinned).toBe(20)
    expect((await often(on.group))[0]).toMatchObject({ id: skuId, pinned: 10 })
    await bed.call(forgetOften, { query: { ids: skuId } }, { token: on.north })
    expect(await often(on.north)).toEqual([])
    expect((await of(on.main, skuId))?.times).toBe(before + 1)
  })
})

describe('reviews', () => {
  test('are shown on the site where they were written, and on its group', async () => {
    const { goodsId } = ware(0)
    const shown = async (brandTerminalId: string) => {
      const { content, counts } = await bed.call(reviewPage, {
        body: { brandTerminalId, goodsId, pageSize: 100 },
      })
      expect(counts.total).toBe(content.length)
      return content.map(({ text }) => text)
    }
    const ofCatalogue = await shown(main)
    expect(await shown(north)).toEqual(ofCatalogue)
    const review = { stars: 5 as const, text: '北方站的评价', images: [], anonymous: false }
    const line = await bought(north, ware(0), 'd')
    const write = (token: string) =>
      bed.call(addReview, { path: { orderLineId: line }, body: review }, { token })
    expect(await codeFrom(write(on.main))).toBe(404)
    await write(on.north)
    expect(await shown(north)).toEqual([review.text, ...ofCatalogue])
    expect(await shown(group)).toEqual([review.text, ...ofCatalogue])
    expect(await shown(main)).toEqual(ofCatalogue)
    const own = async (token: string) =>
      (await bed.call(pageOwnReviews, { body: { pageSize: 100 } }, { token })).content.map(({ text }) => text)
    expect(await own(on.north)).toEqual([review.text])
    expect(await own(on.main)).not.toContain(review.text)
    expect(await own(on.group)).toEqual(expect.arrayContaining([review.text, ...(await own(on.main))]))
  })
})

describe('commission', () => {
  const earned = (siteId: string, amount: number, refNo: string) =>
    bed.inside(() =>
      db().insert(promotionRecord).values({
        inviterId: buyer,
        invitedId: '10002',
        orderId: refNo,
        siteId,
        type: 10,
        amount,
        percent: 1,
        refNo,
      }),
    )
  const has = async (token: string) => (await bed.call(promotionSummary, {}, { token })).commission
  const rows = async (token: string) =>
    (await bed.call(promotionPage, { body: { pageSize: 100 } }, { token })).content.map(
      ({ orderNo }) => orderNo,
    )
  const ask = (token: string, amount: string) => bed.call(askPayout, { body: { amount } }, { token })
  const payouts = async (token: string) =>
    (await bed.call(payoutPage, { body: { pageSize: 100 } }, { token })).content.map(({ id }) => id)

  test('belongs to the site of the order: rows, summary, invited buyers and balance', async () => {
    const before = await has(on.main)
    expect([await has(on.north), await rows(on.north)]).toEqual([0, []])
    await earned(north, 500, 'north-1')
    expect([await has(on.north), await rows(on.north)]).toEqual([500, ['north-1']])
    expect(await has(on.main)).toBe(before)
    expect(await rows(on.main)).not.toContain('north-1')
    expect(await has(on.group)).toBe(before + 500)
    const invited = await bed.call(invitedPage, { body: { pageSize: 100 } }, { token: on.north })
    expect(invited.content.every(({ commission }) => commission === 0)).toBe(true)
    expect(await codeFrom(ask(on.north, '5.01'))).toBe(422)
    const { id } = await ask(on.north, '5.00')
    expect([await has(on.north), await has(on.main)]).toEqual([0, before])
    expect(await payouts(on.north)).toEqual([id])
    expect(await payouts(on.main)).not.toContain(id)
    expect(await payouts(on.group)).toContain(id)
  })

  test('a group pays out commission of its members, and a rejection returns it to each', async () => {
    const before = await has(on.main)
    await earned(north, 500, 'north-1')
    const { id } = await ask(on.group, ((before + 300) / 100).toFixed(2))
    expect([await has(on.main), await has(on.north), await has(on.group)]).toEqual([0, 200, 200])
    expect(await codeFrom(ask(on.main, '0.01'))).toBe(422)
    await bed.inside(() => movePayout(id, 'reject', { actor: 'platform', reason: '—' }))
    expect([await has(on.main), await has(on.north)]).toEqual([before, 500])
  })
})

test('coupons of a site are listed there and on its group, and rejected elsewhere with 404', async () => {
  const [given] = await bed.inside(async () => {
    const [model] = await db()
      .select()
      .from(couponTemplate)
      .where(and(eq(couponTemplate.siteId, main), notInArray(couponTemplate.pointsCost, [1])))
    if (!model) throw new Error('the seed has no coupon')
    const of = { id: 'north-coupon', siteId: north, useFrom: clock.now(), useTo: after(clock.now(), day) }
    await db()
      .insert(couponTemplate)
      .values({ ...model, ...of })
    const values = { id: 'held-north', templateId: of.id, customerId: buyer, code: 'NORTH123456' }
    return db().insert(coupon).values(values).returning()
  })
  const couponsOf = async (token: string, state?: number) =>
    (await bed.call(couponPage, { body: { pageSize: 100, state } }, { token })).content.map(({ id }) => id)
  expect(await couponsOf(on.north)).toEqual([given?.id])
  expect(await couponsOf(on.main)).not.toContain(given?.id)
  expect(await couponsOf(on.group)).toEqual(
    expect.arrayContaining([given?.id, ...(await couponsOf(on.main))]),
  )

  const { skuId, least: quantity } = ware(0)
  const opened = await bed.call(openDraft, { body: { buyNow: { skuId, quantity } } }, { token: on.north })
  const choose = (id: string) =>
    codeFrom(
      bed.call(changeDraft, { path: { id: opened.draftId }, body: { couponIds: [id] } }, { token: on.north }),
    )
  const there = await couponsOf(on.main, couponState.code.unused)
  expect(there).not.toEqual([])
  for (const id of there) expect(await choose(id)).toBe(404)
  expect(await choose(given?.id ?? '')).toBe(200)
})

test('an agreed price applies on its site and on its group', async () => {
  const { skuId } = ware(0)
  const price = async (token: string, brandTerminalId: string) => {
    const lines = [{ skuId, quantity: 1 }]
    const [remindersFor] = await bed.call(skuPrices, { body: { brandTerminalId, lines } }, { token })
    return remindersFor?.amount
  }
  const before = await price(on.main, main)
  const agreed = { customerId: buyer, skuId, minQuantity: 1, price: 7, siteId: north }
  await bed.inside(() =>
    agreeOn([{ ...agreed, validTo: after(clock.now(), day), source: 'contract', sourceId: '1' }]),
  )
  expect(await price(on.north, north)).toBe(7)
  expect(await price(on.group, group)).toBe(7)
  expect(await price(on.main, main)).toBe(before)
})

test('a reminder appears on its site and its group, and one of the account on all sites', async () => {
  const tell = (siteId: string | null, title: string) =>
    notify({ to: [buyer], siteId, topic: 'trade', title: [title, title], content: ['', ''] })
  await bed.inside(async () => {
    await tell(north, 'of the north')
    await tell(null, 'of the account')
  })
  const remindersFor = async (token: string) => {
    const { content, totalElements, unread } = await bed.call(
      pageReminders,
      { body: { state: 10, pageSize: 100 } },
      { token },
    )
    expect(unread).toBe(totalElements)
    return content.map(({ title }) => title)
  }
  expect((await remindersFor(on.north)).toSorted()).toEqual(['of the account', 'of the north'])
  expect(await remindersFor(on.main)).toContain('of the account')
  expect(await remindersFor(on.main)).not.toContain('of the north')
  expect(await remindersFor(on.group)).toEqual(expect.arrayContaining(['of the account', 'of the north']))
  await bed.call(readReminders, { body: { all: true } }, { token: on.main })
  expect(await remindersFor(on.main)).toEqual([])
  expect(await remindersFor(on.north)).toEqual(['of the north'])
})
