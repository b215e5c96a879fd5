import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { minute } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { changeDraft, openDraft, readDraft, type Draft } from '../../../src/trade/checkout/checkout.contract'
import { acceptOffer, askOfferAgain, writeToOffer } from '../../../src/trade/offers/offer-steps.contract'
import { offerDetail } from '../../../src/trade/offers/offers.contract'
import { changeSku, ordersOf, reservedOf, submit } from '../checkout/checkout-bed'
import { asked, bed, codeFrom, quote, rowOf } from './offer-bed'

beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
})

/** Creates an accepted quotation of goods at 9.00 and 8.00 with a freight of 12.00. */
async function accepted(quantities = [3, 7], account = 'retail') {
  const made = await asked(account, quantities)
  const prices = quantities.map((_, at) => 900 - 100 * at)
  await quote(made.offerId, { prices, freight: 1200, validTo: '2099-12-31' })
  await bed.call(acceptOffer, { path: { id: made.offerId }, body: { quoteNo: 1 } }, { token: made.token })
  return made
}
const checkout = (offerId: string, token: string) => bed.call(openDraft, { body: { offerId } }, { token })
const detail = (id: string, token: string) => bed.call(offerDetail, { path: { id } }, { token })

describe('an accepted quotation', () => {
  test('becomes an order at its own prices and freight, also after the shop raised its prices', async () => {
    const { offerId, token, skuIds } = await accepted()
    await changeSku(skuIds[0] ?? '', { goodsPrice: 5000, brandPrice: 5000, minOrderQty: 50, step: 50 })
    const draft = await checkout(offerId, token)
    expect(draft).toMatchObject({
      offer: { id: offerId, offerNo: (await rowOf(offerId)).offerNo },
      pieces: 10,
      amounts: { goods: 8300, freight: 1200, discount: 0, coupon: 0, points: 0, pay: 9500 },
      coupons: [],
    })
    const { orders } = await submit(token, draft)
    expect(orders).toMatchObject([{ state: 30, payAmount: 9500 }])
    const placed = await ordersOf('10002', ...skuIds)
    expect(placed.map(({ line }) => [line.skuId, line.qty, line.price, line.payShare])).toEqual([
      [skuIds[0], 3, 900, 2700],
      [skuIds[1], 7, 800, 5600],
    ])
    expect(await reservedOf(skuIds[0] ?? '')).toBe(3)
    expect(await detail(offerId, token)).toMatchObject({
      state: 30,
      actions: [],
      orders: [{ orderNo: orders[0]?.orderNo }],
    })
    const again = await bed.call(readDraft, { path: { id: draft.draftId } }, { token })
    expect(again.placed?.payAmount).toBe(9500)
  })

  test('does not change the cart', async () => {
    const { offerId, token, skuIds } = await accepted()
    const line = { skuId: skuIds[0] ?? '', quantity: 2 }
    await bed.call(addToCart, { body: { skuGoodsList: [line] } }, { token })
    await submit(token, await checkout(offerId, token))
    expect(await bed.inside(() => db().$count(cartLine, eq(cartLine.customerId, '10002')))).toBe(1)
  })

  test('ignores points and coupons', async () => {
    const { offerId, token } = await accepted([30], 'demo')
    const { draftId, amounts } = await checkout(offerId, token)
    const changed = await bed.call(
      changeDraft,
      { path: { id: draftId }, body: { pointsUsed: 100, couponIds: null, remark: '三号门' } },
      { token },
    )
    expect(changed.amounts).toEqual(amounts)
    expect(changed.remark).toBe('三号门')
  })

  test('is ordered once by two concurrent checkouts', async () => {
    const { offerId, token, skuIds } = await accepted()
    const drafts: Draft[] = [await checkout(offerId, token), await checkout(offerId, token)]
    const codes = await Promise.all(drafts.map((draft) => codeFrom(submit(token, draft))))
    expect(codes.toSorted()).toEqual([200, 404])
    expect(await ordersOf('10002', ...skuIds)).toHaveLength(2)
    expect(await codeFrom(checkout(offerId, token))).toBe(404)
  })

  test('expires: neither a new nor an open checkout can order it', async () => {
    const { offerId, token } = await asked('retail')
    await quote(offerId, { prices: [900] })
    await bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo: 1 } }, { token })
    const { validTo } = await rowOf(offerId)
    bed.wait((validTo?.getTime() ?? 0) - Date.now() - minute)
    const late = await bed.login('retail')
    const draft = await checkout(offerId, late)
    bed.wait(2 * minute)
    expect(await codeFrom(submit(late, draft))).toBe(404)
    expect(await codeFrom(checkout(offerId, late))).toBe(404)
    expect((await detail(offerId, late)).actions).toEqual(['askAgain', 'message'])
  })

  test('is ordered as a whole, or not at all if a line is out of stock', async () => {
    const { offerId, token, skuIds } = await accepted()
    await changeSku(skuIds[1] ?? '', { stock: 6 })
    const draft = await checkout(offerId, token)
    expect(draft.left).toMatchObject([{ skuId: skuIds[1], invalidReason: 'tooMany' }])
    expect(await codeFrom(submit(token, draft))).toBe(409)
    expect(await rowOf(offerId)).toMatchObject({ orderIds: null })
    expect(await bed.inside(() => db().$count(sku, eq(sku.reserved, 3)))).toBe(0)
  })

  test('can be negotiated again without stock, and is then quoted with a delivery time and ordered', async () => {
    const { offerId, token, skuIds } = await accepted()
    await changeSku(skuIds[1] ?? '', { stock: 6 })
    expect((await detail(offerId, token)).actions).toEqual(['askAgain', 'message', 'order'])
    const words = { text: '能否到货后发货', files: [] }
    await bed.call(askOfferAgain, { path: { id: offerId }, body: words }, { token })
    await quote(offerId, { prices: [900, 800], deliveryDays: [undefined, 12] })
    await bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo: 2 } }, { token })
    const shown = await detail(offerId, token)
    expect(shown.lines.map(({ deliveryCycle }) => deliveryCycle)).toEqual([undefined, 12])
    const promised = shown.lines.map(({ promise }) => promise)
    expect(promised).toMatchObject([{ kind: 10 }, { kind: 20 }])
    const { orders } = await submit(token, await checkout(offerId, token))
    const placed = await ordersOf('10002', ...skuIds)
    expect(placed.map(({ line }) => line.promise)).toMatchObject(promised)
    expect(await reservedOf(skuIds[1] ?? '')).toBe(7)
    expect(orders).toHaveLength(1)
  })

  test('for more than the stock is quoted with a delivery time and can be ordered', async () => {
    const { offerId, token, skuIds } = await asked('retail', [2000])
    await quote(offerId, { prices: [737] })
    expect((await detail(offerId, token)).lines).toMatchObject([{ promise: { kind: 20 } }])
    await bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo: 1 } }, { token })
    expect(await codeFrom(submit(token, await checkout(offerId, token)))).toBe(200)
    expect(await reservedOf(skuIds[0] ?? '')).toBe(2000)
  })

  test('cannot be negotiated again or written to after the order', async () => {
    const { offerId, token } = await accepted()
    await submit(token, await checkout(offerId, token))
    const words = { path: { id: offerId }, body: { text: '再议', files: [] } }
    expect(await codeFrom(bed.call(askOfferAgain, words, { token }))).toBe(409)
    expect(await codeFrom(bed.call(writeToOffer, words, { token }))).toBe(409)
  })

  test('answers other companies 404, and its own company before it is accepted', async () => {
    const { offerId } = await accepted()
    const other = await bed.login('newbie')
    expect(await codeFrom(checkout(offerId, other))).toBe(404)
    const open = await asked('retail')
    expect(await codeFrom(checkout(open.offerId, open.token))).toBe(404)
    await quote(open.offerId)
    expect(await codeFrom(checkout(open.offerId, open.token))).toBe(404)
  })
})
