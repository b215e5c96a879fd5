import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { goods, goodsByIds, goodsDetail, skuPrices } from '../../../src/catalogue/goods/goods.contract'
import { mostOf, offerOf, saleable } from '../../../src/catalogue/goods/saleable'
import { quantityProblem } from '../../../src/catalogue/quick-order/order-verdict'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { promiseDelivery } from '../../../src/trade/delivery/delivery.contract'
import { promiseKind } from '../../../src/trade/delivery/promise-kind'
import { knownGoods } from '../../catalogue/goods/known-goods'
import { asShown } from '../checkout/checkout-bed'
import { add, bed, goodsOf, linesIn, singletons } from './cart-bed'

const brandTerminalId = '1001'
let token = ''
let skuId = ''
let goodsId = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
  const [one = ''] = await singletons({ stock: 5, safetyStock: 2 })
  skuId = one
  goodsId = await goodsOf(skuId)
})
afterEach(() => vi.unstubAllGlobals())

const sells = (unenoughStockSale: 10 | 20) =>
  bed.inside(() =>
    db().update(siteOption).set({ unenoughStockSale }).where(eq(siteOption.siteId, brandTerminalId)),
  )
/** Returns the server's refusals of more than the stock, in the cart and at the checkout. */
async function refusals() {
  await add(token, [{ skuId, quantity: 1 }])
  const [line] = await linesIn(token)
  const change = bed.call(updateQuantity, { path: { id: line?.id ?? '' }, body: { quantity: 8 } }, { token })
  const inCart = await change.then(() => '', String)
  const draft = bed.call(openDraft, { body: { buyNow: { skuId, quantity: 8 } } }, { token })
  const atCheckout = await draft
    .then((shown) => bed.call(submitOrder, { body: asShown(shown) }, { token }))
    .then(() => '', String)
  return [inCart.includes('库存不足，最多 5'), atCheckout.includes('库存不足')]
}
/** Returns the maximum quantity on each screen for a product with a stock of five. */
async function limits() {
  const body = { idList: [goodsId], brandTerminalId }
  const [card] = await bed.call(goodsByIds, { body }, { token })
  const detail = await bed.call(goodsDetail, { path: { id: goodsId }, query: { brandTerminalId } }, { token })
  const code = card?.skuItemDefault.skuCode ?? ''
  const [answer] = await bed.call(checkCodes, { body: { brandTerminalId, codeList: [code] } }, { token })
  await add(token, [{ skuId, quantity: 1 }])
  const [line] = await linesIn(token)
  return {
    card: card && mostOf(card.skuItemDefault),
    detail: detail.skuList.filter(({ id }) => id === skuId).map(mostOf),
    quickOrder: answer?.sku && quantityProblem(answer.sku, 8)?.key,
    cart: line?.sellsShort,
  }
}

test('without selling short, cards and pages stop at the stock, and the server rejects more', async () => {
  await sells(20)
  expect(await limits()).toEqual({ card: 5, detail: [5], quickOrder: 'overStock', cart: false })
  expect(await refusals()).toEqual([true, true])
})

test('with selling short, cards and pages have no limit, and the server accepts more than the stock', async () => {
  await sells(10)
  expect(await limits()).toEqual({ card: undefined, detail: [undefined], quickOrder: undefined, cart: true })
  expect(await refusals()).toEqual([false, false])
})

test.each([
  [20, false],
  [10, true],
] as const)('a visitor is told by %i whether eight of five are to be had', async (rule, enough) => {
  await sells(rule)
  const body = { brandTerminalId, lines: [{ skuId, quantity: 8 }] }
  expect(await bed.call(skuPrices, { body })).toMatchObject([{ enough }])
})

test('promises pieces beyond the stock for their restock date', async () => {
  await sells(10)
  const lines = [
    { skuId, quantity: 5 },
    { skuId, quantity: 8 },
  ]
  const { promises } = await bed.call(promiseDelivery, { body: { brandTerminalId, lines } }, { token })
  expect(promises.map(({ kind }) => kind)).toEqual([promiseKind.code.stock, promiseKind.code.restocked])
})

test('a response without sellsShort follows the option of the site', () => {
  const { skuItemDefault, ...rest } = knownGoods('100001')
  const { sellsShort: _, ...silent } = { ...skuItemDefault, goodsPrice: '8.60', stockQuantity: 0 }
  const read = goods.parse({ ...rest, skuItemDefault: silent })
  expect([saleable(read.skuItemDefault), offerOf(read), mostOf(read.skuItemDefault)]).toEqual([
    true,
    'add',
    undefined,
  ])
})
