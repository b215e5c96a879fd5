import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { gift } from '../../../demo/server/catalogue/gifts/gifts.table'
import { db, tx } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { give } from '../../../demo/server/money/accounts/bookings'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { postageOf } from '../../../demo/server/money/invoices/postage'
import { payFromAccount } from '../../../demo/server/trade/payment/pay-from-account'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { giftWay } from '../../../src/catalogue/gifts/gift-way'
import { isCallError } from '../../../src/core/api/call-error'
import { exchangeCoupon } from '../../../src/money/coupons/coupons.contract'
import { depositIndex } from '../../../src/money/deposit/deposit.contract'
import { depositType } from '../../../src/money/deposit/deposit-type'
import { invoiceMedium } from '../../../src/money/invoices/invoice-medium'
import { pointsSource } from '../../../src/money/points/points-source'
import { accountHome } from '../../../src/account/user-center/user-center.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { payMethod } from '../../../src/words/pay-method'
import { listPayType, pay } from '../../../src/trade/payment/payment.contract'
import { paramCode } from '../../../src/site/params/params.contract'
import { template } from '../../money/coupons/coupons-bed'
import { asShown, bed, stock } from '../../trade/checkout/checkout-bed'
import { moved } from '../../trade/orders/order-bed'
import { fifth, openFifthSite } from './fifth-site'

/* A buyer has one purse of each kind, in yuan, on all sites: it pays for what is in yuan, and for nothing else. */

const buyer = '10002'
const purses = ['deposit', 'credit', 'points'] as const
let common = ''
let on = { main: '', fifth: '' }
beforeEach(async () => {
  await bed.reset()
  ;[common = ''] = await stock({})
  await bed.inside(async () => {
    await openFifthSite()
    // Both sites give points and take them, as far as their operators say.
    for (const siteId of [siteIds.main, fifth.site])
      await db()
        .insert(siteParam)
        .values([
          { siteId, code: paramCode.pointsGift, status: 10, bizParam: { perUnit: 1 } },
          {
            siteId,
            code: paramCode.pointsDeduction,
            status: 10,
            bizParam: { integDeduct: 10, pointsPerUnit: 100, mostPercent: 100 },
          },
        ])
        .onConflictDoNothing()
    await tx(() => give(buyer, 'deposit', depositType.code.platformTopUp, 1_000_000, 'TOP'))
    await tx(() => give(buyer, 'points', pointsSource.code.registrationGift, 100_000, 'GIFT'))
  })
  on = { main: await bed.login('retail', siteIds.main), fifth: await bed.login('retail', fifth.site) }
})

const owned = () =>
  bed.inside(async () => {
    const found: Record<string, number> = {}
    for (const kind of purses) found[kind] = (await accountOf(buyer, kind)).balance
    return found
  })

/** Refusal of a call in both languages. */
async function refusal(ask: (language: 'zh-CN' | 'en') => Promise<unknown>) {
  const lines: string[] = []
  for (const language of ['zh-CN', 'en'] as const)
    await ask(language).then(
      () => lines.push('nothing was refused'),
      (error: unknown) => {
        if (!isCallError(error)) throw error
        lines.push(`${error.code} ${error.title}`)
      },
    )
  return lines
}

async function ordered(token: string, skuId: string) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 5 }] } }, { token })
  const shown = await bed.call(openDraft, { body: {} }, { token })
  const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
  return { id: String(placed.orders[0]?.id), payOrderId: String(placed.payOrderId), pay: shown.amounts.pay }
}

const otherCurrency = [
  '422 仅支持人民币付款，本站以其他货币计价',
  '422 Only payments in CNY are supported; this site sells in another currency.',
]
const noPointsHere = [
  '422 积分只能在人民币站点使用，本站以其他货币计价',
  '422 Points can be used only on sites that sell in CNY; this site sells in another currency.',
]

describe('account balances on a site in dollars', () => {
  test('cannot pay an order, and each gives the reason', async () => {
    const before = await owned()
    const { payOrderId } = await ordered(on.fifth, fifth.sku)
    const { deposit, credit, points } = payMethod.code
    const ways = await bed.call(listPayType, { query: { payOrderId } }, { token: on.fifth })
    for (const payCode of [deposit, credit, points]) {
      const way = ways.find((one) => one.payCode === payCode)
      expect(way).toMatchObject({ enabled: 20, reason: otherCurrency[0]?.slice(4) })
      expect(way?.balance).toBeUndefined()
      const body = { payOrderId, payCode, payPassword: '123456' }
      expect(await refusal((language) => bed.call(pay, { body }, { token: on.fifth, language }))).toEqual(
        otherCurrency,
      )
    }
    expect(await owned()).toEqual(before)
  })

  test('refuse a payment in another currency for a buyer of a site in yuan', async () => {
    const { payOrderId } = await ordered(on.fifth, fifth.sku)
    const before = await owned()
    const paying = bed.inside(async () => {
      const who = await memberById(buyer, siteIds.main)
      if (!who) throw new Error('no buyer')
      return tx(() => payFromAccount({ ...who, sites: [fifth.site] }, payOrderId, payMethod.code.deposit))
    })
    await expect(paying).rejects.toMatchObject({ code: 422 })
    expect(await owned()).toEqual(before)
  })

  test('points buy neither a coupon nor a gift', async () => {
    const before = await owned()
    const templateId = await template({ siteId: fifth.site, pointsCost: 10 })
    await bed.inside(async () => {
      const offered = { way: giftWay.code.forPoints, pointsPrice: 10, limit: 9, position: 1 }
      await db()
        .insert(gift)
        .values({ ...offered, id: 'far', siteId: fifth.site, skuId: fifth.sku })
    })
    const coupon = (language: 'zh-CN' | 'en') =>
      bed.call(exchangeCoupon, { path: { id: templateId } }, { token: on.fifth, language })
    const exchange = (language: 'zh-CN' | 'en') =>
      bed.call(openDraft, { body: { giftId: 'far', quantity: 1 } }, { token: on.fifth, language })
    expect(await refusal(coupon)).toEqual(noPointsHere)
    expect(await refusal(exchange)).toEqual(noPointsHere)
    expect(await owned()).toEqual(before)
  })

  test('a completed order earns no points, and an invoice costs no postage', async () => {
    const before = await owned()
    const { id } = await ordered(on.fifth, fifth.sku)
    await bed.inside(() => db().update(orders).set({ paidAmount: 7_070, state: 60 }).where(eq(orders.id, id)))
    await moved(id, 'receive', 'timer')
    expect(await owned()).toEqual(before)
    const { paper } = invoiceMedium.code
    expect(await bed.inside(() => postageOf(fifth.site, paper, 7_070))).toBe(0)
    expect(await bed.inside(() => postageOf(siteIds.main, paper, 7_070))).toBeGreaterThan(0)
  })

  test('are shown with their values', async () => {
    const [here, there] = [
      await bed.call(accountHome, {}, { token: on.main }),
      await bed.call(accountHome, {}, { token: on.fifth }),
    ]
    expect([there.deposit, there.credit, there.points]).toEqual([here.deposit, here.credit, here.points])
    expect([here.pointsWorth === undefined, there.pointsWorth]).toEqual([false, undefined])
    // Each site names its own bank account for transfers.
    const deposit = async (token: string) => {
      const { bank: _, ...amounts } = await bed.call(depositIndex, {}, { token })
      return amounts
    }
    expect(await deposit(on.fifth)).toEqual(await deposit(on.main))
  })
})

test('the same balance pays an order in yuan', async () => {
  await ordered(on.fifth, fifth.sku)
  const { payOrderId, pay: amount } = await ordered(on.main, common)
  const before = await owned()
  const body = { payOrderId, payCode: payMethod.code.deposit, payPassword: '123456' }
  await bed.call(pay, { body }, { token: on.main })
  expect((before.deposit ?? 0) - ((await owned()).deposit ?? 0)).toBe(amount)
})
