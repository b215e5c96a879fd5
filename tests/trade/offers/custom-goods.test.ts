import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { quotingOf } from '../../../demo/server/trade/offers/desk-quoting'
import { db } from '../../../demo/server/core/database/db'
import { goods, priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { desk as offerDesk } from '../../../demo/server/trade/offers/offers.desk'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { desk as orderDesk } from '../../../demo/server/trade/orders/orders.desk'
import { report as orderReport } from '../../../demo/server/trade/orders/orders.export'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import type { Desk } from '../../../demo/server/core/operator/desk'
import { siteIds } from '../../../demo/server/core/config/site'
import { speaker } from '../../../src/core/language/messages'
import { addToCart, getCart, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { acceptOffer, declineOffer } from '../../../src/trade/offers/offer-steps.contract'
import { offerDetail } from '../../../src/trade/offers/offers.contract'
import { offerMessages } from '../../../src/trade/offers/offers.messages'
import { sheetRows } from '../../../src/trade/offers/offer-sheet-rows'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { buyAgain } from '../../../src/trade/orders/orders.contract'
import { requirementFiles } from '../../../src/trade/requirement/requirement-text'
import { requirementOf } from '../cart/sample-requirement'
import { ordersOf, sellsShort, stock, submit } from '../checkout/checkout-bed'
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

/** Creates a quotation request for three custom-made cartons with a requirement. */
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
const stockOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, id)))
  return row && { stock: row.stock, reserved: row.reserved }
}
const detail = (offerId: string) => bed.call(offerDetail, { path: { id: offerId } }, { token })
const accept = (offerId: string) =>
  bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo: 1 } }, { token })
const checkout = (offerId: string) => bed.call(openDraft, { body: { offerId } }, { token })

test('custom goods are ordered at the quoted price and delivery time once the buyer accepts', async () => {
  const { offerId, requireInfo } = await askedFor()
  expect(await codeFrom(checkout(offerId))).toBe(404)
  await quote(offerId, quotingOf({ 'price-0': '12.50', 'days-0': '21', freight: '0', validTo: '2099-12-31' }))
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

test('custom goods appear in quotation, order, both desks and the export, and need no stock', async () => {
  await bed.inside(() => db().update(sku).set({ stock: 0, reserved: 0 }).where(eq(sku.id, skuId)))
  await sellsShort(20)
  const { offerId, requireInfo } = await askedFor()
  const names = ['方案.pdf', '确认.pdf', '图 1.pdf', '图 2.pdf', '其他.pdf']
  const expected = [requireInfo.requireTime, requireInfo.requireOther, ...names]
  const shownAt = async (of: Desk, id: string) => {
    const [row] = await bed.inside(() => of.waiting({ id }))
    for (const word of expected) expect(JSON.stringify(row?.lines)).toContain(word)
    expect(row?.files).toEqual(requirementFiles(requireInfo))
  }
  await shownAt(offerDesk, offerId)
  await quote(offerId, { prices: [1250] })
  const offered = await detail(offerId)
  expect(offered.lines).toMatchObject([{ custom: 10, requireInfo }])
  const sheet = sheetRows(offered, speaker(offerMessages, 'zh-CN'), 'zh-CN', '¥')
  for (const word of expected) expect(JSON.stringify(sheet)).toContain(word)
  await accept(offerId)
  await submit(token, await checkout(offerId))
  const [placed] = await ordersOf('10002', skuId)
  const { id = '', orderNo = '' } = placed?.order ?? {}
  expect(await stockOf(skuId)).toEqual({ stock: 0, reserved: 0 })
  await shownAt(orderDesk, id)
  const order = await bed.call(orderDetail, { path: { no: orderNo } }, { token })
  expect(order.lines).toMatchObject([{ requireInfo }])
  const who = await bed.inside(() => memberById('10002', siteIds.main))
  const rows = await bed.inside(async () => (who ? orderReport.rows(who, [id], 'zh-CN') : []))
  for (const word of expected) expect(JSON.stringify(rows)).toContain(word)

  await bed.inside(() => moveOrder(id, 'approve', { actor: 'platform' }))
  await bed.inside(() => moveOrder(id, 'pay', { actor: 'gateway' }))
  await bed.inside(() => shipOrder(id, { company: '', trackingNo: '' }))
  expect(await stockOf(skuId)).toEqual({ stock: 0, reserved: 0 })

  expect((await bed.call(buyAgain, { path: { id } }, { token })).skipped).toEqual([])
  const { groups } = await bed.call(getCart, {}, { token })
  // The requested line, and the line that was bought again.
  expect(groups.flatMap(({ lines }) => lines)).toMatchObject(
    Array(2).fill({ requireInfo, shopCarBizType: 30 }),
  )
})

test('custom goods without stock can be ordered in any quantity and edited', async () => {
  await bed.inside(() => db().update(sku).set({ stock: 0, reserved: 0 }).where(eq(sku.id, skuId)))
  await sellsShort(20)
  const requireInfo = await requirementOf(token)
  const skuGoodsList = [{ skuId, quantity: 3, requireInfo }]
  await bed.call(addToCart, { body: { shopCarBizType: 30, skuGoodsList } }, { token })
  const { groups, invalid } = await bed.call(getCart, {}, { token })
  const [line] = groups.flatMap(({ lines }) => lines)
  expect(invalid).toEqual([])
  expect(line).toMatchObject({ requireInfo, sellsShort: true })
  const path = { id: line?.id ?? '' }
  expect((await bed.call(updateQuantity, { path, body: { quantity: 40 } }, { token })).line).toMatchObject({
    quantity: 40,
  })
})

test('a request with custom goods whose required day is past is rejected', async () => {
  const requireInfo = await requirementOf(token)
  await bed.call(
    addToCart,
    { body: { shopCarBizType: 30, skuGoodsList: [{ skuId, quantity: 3, requireInfo }] } },
    { token },
  )
  const past = { ...requireInfo, requireTime: '2020-01-01' }
  await bed.inside(() => db().update(cartLine).set({ requireInfo: past }))
  const { groups } = await bed.call(getCart, {}, { token })
  const cartIdList = groups.flatMap(({ lines }) => lines.map(({ id }) => id))
  await expect(ask(token, { cartIdList })).rejects.toThrow('期望交期已过')
})

test('a declined quotation cannot be ordered, and its custom goods stay in the cart', async () => {
  const { offerId } = await askedFor()
  await quote(offerId, { prices: [1250] })
  expect((await detail(offerId)).lines).toMatchObject([{ deliveryCycle: 15 }])
  await bed.call(declineOffer, { path: { id: offerId }, body: { reason: '太贵' } }, { token })
  expect(await codeFrom(checkout(offerId))).toBe(404)
  const { groups } = await bed.call(getCart, {}, { token })
  expect(groups.flatMap(({ lines }) => lines)).toMatchObject([{ skuId, shopCarBizType: 30, quantity: 36 }])
})

test.each(['0', '1000', '三周'])('rejects %s as a number of days', (deliveryDays) => {
  expect(() => quotingOf({ 'days-0': deliveryDays })).toThrow('Delivery time must be 1–999 days')
})
