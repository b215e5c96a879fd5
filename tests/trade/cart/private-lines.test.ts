import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { desk } from '../../../demo/server/account/private-shops/approved-companies.desk'
import { moveApplication } from '../../../demo/server/account/private-shops/move-application'
import { privateShop, privateShopApply } from '../../../demo/server/account/private-shops/private-shops.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import {
  addToCart,
  getCart,
  keepLines,
  selectLines,
  updateQuantity,
} from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { addOffer } from '../../../src/trade/offers/offers.contract'
import { bed, codeFrom, stock } from '../checkout/checkout-bed'

let token = ''
let line = { id: '', skuId: '', quantity: 0, applyId: '' }

/** Puts a product of a private shop with permission into the company's cart. */
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const [known = ''] = await stock({})
  const { skuId, quantity, applyId } = await bed.inside(async () => {
    const [one] = await db()
      .select({ shopId: goods.shopId, skuId: sku.id, quantity: sku.minOrderQty })
      .from(sku)
      .innerJoin(goods, eq(goods.id, sku.goodsId))
      .where(eq(sku.id, known))
    if (!one) throw new Error('the shop has no goods')
    await db().insert(privateShop).values({ shopId: one.shopId, terms: '有资质的企业' })
    const form = { company: '测试', contact: '许明', phone: '13800001002', purpose: '备件', files: [] }
    const [made] = await db()
      .insert(privateShopApply)
      .values({ ...form, shopId: one.shopId, customerId: '10002', reviewState: 20 })
      .returning()
    return { ...one, applyId: made?.id ?? '' }
  })
  const body = { shopCarBizType: 10 as const, skuGoodsList: [{ skuId, quantity }] }
  expect((await bed.call(addToCart, { body }, { token })).skipped).toEqual([])
  const { groups } = await cart()
  const found = groups.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
  line = { id: found?.id ?? '', skuId, quantity, applyId }
})

const cart = () => bed.call(getCart, {}, { token })
const withdraw = () => bed.inside(() => desk.actions.withdraw.act(line.applyId, { reason: '资质已过期' }))
const approve = () =>
  bed.inside(async () => {
    await db().update(privateShopApply).set({ reviewState: 15 }).where(eq(privateShopApply.id, line.applyId))
    await moveApplication(line.applyId, 'approve', { actor: 'platform' })
  })

test('a withdrawn approval is shown at its line, which stays, cannot be ordered, and recovers', async () => {
  const before = await cart()
  await withdraw()
  const { invalid, groups, summary } = await cart()
  expect(groups.flatMap(({ lines }) => lines).some(({ id }) => id === line.id)).toBe(false)
  expect(invalid.find(({ id }) => id === line.id)).toMatchObject({
    invalidReason: 'notApproved',
    quantity: line.quantity,
    checked: 20,
    stockQuantity: 0,
  })
  expect(summary.totalCount).toBe(before.summary.totalCount)

  const { id } = line
  expect(
    await codeFrom(bed.call(updateQuantity, { path: { id }, body: { quantity: line.quantity } }, { token })),
  ).toBe(422)
  expect(await codeFrom(bed.call(keepLines, { body: { idList: [id] } }, { token }))).toBe(422)
  const chosen = await bed.call(selectLines, { body: { idList: [id], checked: 10 } }, { token })
  expect(chosen.line?.checked).toBe(20)
  const asked = {
    contactName: '许明',
    contactPhone: '13800001002',
    cartIdList: [id],
    lines: [],
    files: [],
    targets: [],
  }
  expect(await codeFrom(bed.call(addOffer, { body: asked }, { token }))).toBe(422)

  await approve()
  expect(await cart()).toEqual(before)
})

test('refuses to submit a checkout that was opened before, and places no order', async () => {
  const draft = await bed.call(openDraft, { body: { cartIdList: [line.id] } }, { token })
  await withdraw()
  const { draftId, stamp, amounts } = draft
  const submitted = bed.call(
    submitOrder,
    { body: { draftId, stamp, payAmount: amounts.pay } },
    { token, language: 'en' },
  )
  await expect(submitted).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('withdrawn its approval'),
  })
  expect((await cart()).invalid.map(({ id }) => id)).toContain(line.id)
})

test('goods of a shop without approval cannot be added and are answered like unknown ones', async () => {
  await withdraw()
  const put = (skuId: string) =>
    bed.call(
      addToCart,
      { body: { shopCarBizType: 10, skuGoodsList: [{ skuId, quantity: line.quantity }] } },
      { token },
    )
  const [mine, none] = [await put(line.skuId), await put('999999999')]
  expect(mine.skipped.map(({ reason }) => reason)).toEqual(none.skipped.map(({ reason }) => reason))
  const buyNow = (skuId: string) =>
    codeFrom(bed.call(openDraft, { body: { buyNow: { skuId, quantity: line.quantity } } }, { token }))
  expect([await buyNow(line.skuId), await buyNow('999999999')]).toEqual([404, 404])
})
