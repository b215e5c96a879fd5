import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { quotingOf } from '../../../demo/server/trade/offers/desk-quoting'
import { db } from '../../../demo/server/core/db'
import { goods, priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { acceptOffer, declineOffer } from '../../../src/trade/offers/offer-steps.contract'
import { offerDetail } from '../../../src/trade/offers/offers.contract'
import { requirementOf } from '../cart/some-requirement'
import { ordersOf, stock, submit } from '../checkout/checkout-bed'
import { ask, bed, codeFrom, quote } from './offer-bed'

const carton = { itemId: 'carton-of-12', unitCode: 'C12', unitName: '箱', ratio: 12 }
let token = ''
let skuId = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
  const [one = ''] = await stock({})
  skuId = one
  await bed.inside(async () => {
    const [row] = await db().select().from(sku).where(eq(sku.id, skuId))
    const goodsId = row?.goodsId ?? ''
    await db().update(goods).set({ customizable: 10, deliveryDays: 15 }).where(eq(goods.id, goodsId))
    await db().delete(priceUnit).where(eq(priceUnit.itemId, carton.itemId))
    await db()
      .insert(priceUnit)
      .values({ ...carton, goodsId, defaultPriceUnit: 20 })
  })
})

/** Three cartons, made as a requirement says, for whose price the platform is asked. */
async function askedFor() {
  const requireInfo = await requirementOf(token)
  const unit = { goodsPriceUnit: carton.itemId, goodsPriceUnitName: carton.unitName }
  const skuGoodsList = [{ skuId, quantity: 3, requireInfo, ...unit }]
  await bed.call(addToCart, { body: { shopCarBizType: 30, skuGoodsList } }, { token })
  const { groups } = await bed.call(getCart, {}, { token })
  const [line] = groups.flatMap(({ lines }) => lines)
  const { offerId } = await ask(token, { cartIdList: [line?.id ?? ''] })
  return { offerId, requireInfo }
}
const detail = (offerId: string) => bed.call(offerDetail, { path: { id: offerId } }, { token })
const accept = (offerId: string) =>
  bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo: 1 } }, { token })
const checkout = (offerId: string) => bed.call(openDraft, { body: { offerId } }, { token })

test('custom goods become an order at the price and delivery that the platform named and the buyer accepted', async () => {
  const { offerId, requireInfo } = await askedFor()
  expect(await codeFrom(checkout(offerId))).toBe(404)
  await quote(
    offerId,
    quotingOf({ prices: '12.50', deliveryDays: '21', freight: '0', validTo: '2099-12-31' }),
  )
  expect((await detail(offerId)).lines).toMatchObject([
    { custom: 10, price: 1250, quantity: 36, deliveryCycle: 21, amount: 36 * 1250, orderUnit: { ratio: 12 } },
  ])
  expect(await codeFrom(checkout(offerId))).toBe(404)
  expect(await ordersOf('10002', skuId)).toEqual([])
  await accept(offerId)
  const draft = await checkout(offerId)
  expect(draft.groups[0]?.lines).toMatchObject([{ price: 1250, deliveryCycle: 21, requireInfo }])
  await submit(token, draft)
  expect(await ordersOf('10002', skuId)).toMatchObject([
    {
      order: { orderType: 30, goodsAmount: 36 * 1250 },
      line: { qty: 36, price: 1250, snapshot: { requireInfo, orderUnit: { ratio: 12, unitName: '箱' } } },
    },
  ])
})

test('an offer that is refused becomes none, and what was wanted stays in the cart', async () => {
  const { offerId } = await askedFor()
  await quote(offerId, { prices: [1250] })
  expect((await detail(offerId)).lines).toMatchObject([{ deliveryCycle: 15 }])
  await bed.call(declineOffer, { path: { id: offerId }, body: { reason: '太贵' } }, { token })
  expect(await codeFrom(checkout(offerId))).toBe(404)
  const { groups } = await bed.call(getCart, {}, { token })
  expect(groups.flatMap(({ lines }) => lines)).toMatchObject([{ skuId, shopCarBizType: 30, quantity: 36 }])
})

test.each(['0', '1000', '三周'])('%s is no number of days', (deliveryDays) => {
  expect(() => quotingOf({ deliveryDays })).toThrow('Delivery time must be 1–999 days')
})
