import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { brandSiteShop } from '../../../demo/server/site/brand-site/brand-site.table'
import { addFavourite } from '../../../src/catalogue/favourites/favourites.contract'
import { goodsDetail } from '../../../src/catalogue/goods/goods.contract'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { addToCart, getCart, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { addOffer } from '../../../src/trade/offers/offers.contract'
import { asShown, bed, codeFrom, stock } from '../checkout/checkout-bed'

const { main, north } = siteIds
let token = ''
let one = { skuId: '', skuCode: '', goodsId: '', shopId: '' }
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const [skuId = ''] = await stock({})
  const [found] = await bed.inside(() =>
    db()
      .select({ skuCode: sku.skuCode, goodsId: goods.id, shopId: goods.shopId })
      .from(sku)
      .innerJoin(goods, eq(goods.id, sku.goodsId))
      .where(eq(sku.id, skuId)),
  )
  one = { skuId, skuCode: '', goodsId: '', shopId: '', ...found }
})

/** Moves the shop, so that it sells only on the other site. */
const moveAway = () =>
  bed.inside(() => db().insert(brandSiteShop).values({ siteId: north, shopId: one.shopId }))
const comeBack = () =>
  bed.inside(() => db().insert(brandSiteShop).values({ siteId: main, shopId: one.shopId }))
const put = () =>
  bed.call(addToCart, { body: { skuGoodsList: [{ skuId: one.skuId, quantity: 3 }] } }, { token })
const cart = () => bed.call(getCart, {}, { token })

test('marks a line whose shop moved to another site, and places no order for it', async () => {
  await put()
  const before = await cart()
  const draft = await bed.call(openDraft, { body: {} }, { token })
  await moveAway()
  const { groups, invalid } = await cart()
  expect(groups).toEqual([])
  expect(invalid).toMatchObject([{ skuId: one.skuId, quantity: 3, invalidReason: 'withdrawn' }])
  const path = { id: invalid[0]?.id ?? '' }
  const change = bed.call(updateQuantity, { path, body: { quantity: 4 } }, { token })
  await expect(change).rejects.toMatchObject({ code: 422, title: '商品已下架' })
  const submitted = bed.call(submitOrder, { body: asShown(draft) }, { token })
  await expect(submitted).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('已下架'),
  })
  await comeBack()
  expect(await cart()).toEqual(before)
  expect(await codeFrom(bed.call(submitOrder, { body: asShown(draft) }, { token }))).toBe(200)
})

test('answers an id of moved goods like an unknown one, in every endpoint', async () => {
  await moveAway()
  const at = { query: { brandTerminalId: main } }
  expect(await codeFrom(bed.call(goodsDetail, { path: { id: one.goodsId }, ...at }, { token }))).toBe(404)
  const { skipped } = await put()
  expect(skipped).toMatchObject([{ skuId: one.skuId, reason: '商品不存在' }])
  const codes = { brandTerminalId: main, codeList: [one.skuCode, 'NO-SUCH-CODE'] }
  const [mine, none] = await bed.call(checkCodes, { body: codes }, { token })
  expect([mine?.sku, none?.sku]).toEqual([undefined, undefined])
  const keep = { kind: 'goods' as const, refId: one.goodsId }
  expect(await codeFrom(bed.call(addFavourite, { body: keep }, { token }))).toBe(404)
  const buyNow = { skuId: one.skuId, quantity: 3 }
  expect(await codeFrom(bed.call(openDraft, { body: { buyNow } }, { token }))).toBe(404)
  const asked = {
    contactName: '许明',
    contactPhone: '13800001002',
    lines: [{ skuId: one.skuId, quantity: 3 }],
    files: [],
    targets: [],
  }
  expect(await codeFrom(bed.call(addOffer, { body: asked }, { token, key: 'moved-0001' }))).toBe(422)
  expect((await cart()).invalid).toEqual([])
})
