import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { memoryUrlState, type UrlState } from '../../../src/core/address/url-state'
import type { Scope } from '../../../src/core/host/scope'
import { skuPrices } from '../../../src/catalogue/goods/goods.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { offerDetail } from '../../../src/trade/offers/offers.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { wireOf, type Fate } from '../../session/wire'
import { stock } from '../checkout/checkout-bed'
import { bed } from './offer-bed'
import { openOfferRequest } from '../../../src/trade/offers/offer-request.store'
import { sessionOf } from '../../../src/session/sign-in/session.store'
import { soon } from '../../soon'

const form = { contactName: '许明', contactPhone: '13800001002' }

let page: ReturnType<typeof fakePage>
let scope: Scope
let urlState: UrlState
let token = ''
let skus: string[] = []
let request: ReturnType<typeof openOfferRequest>
let leave = () => {}

beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
  skus = await stock({}, {})
  for (const skuId of skus)
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 4 }] } }, { token })
  page = fakePage(bed)
  page.otherTab(token)
  urlState = memoryUrlState()
  urlState.setQuery({ cart: 'chosen' })
  await reload()
})
afterEach(() => {
  leave()
})

/** Reopens the page in a browser with the stored data. */
async function reload() {
  leave()
  scope = freshScope()
  request = openOfferRequest(scope, urlState)
  const stops = [request.cart.$state.listen(() => {}), request.$rows.listen(() => {})]
  leave = () => stops.forEach((stop) => stop())
  await soon(() => {
    expect(request.cart.$state.get().status).toBe('ready')
    expect(sessionOf(scope).$session.get()).toHaveProperty('user')
  })
}
const rows = () => request.$rows.get()
const offers = () => bed.inside(() => db().$count(offer))
const row = (at: number) => {
  const found = rows()[at]
  if (!found) throw new Error(`no row ${at}`)
  return found
}

describe('requesting a quotation', () => {
  test('contains the selected cart lines and typed ones, with expected prices', async () => {
    request.change(row(0), { targetPrice: '８.50' })
    request.addTyped()
    request.change(row(2), { name: '非标链轮', unit: '件', quantity: '12' })
    expect(request.looksGood()).toBe(true)
    await request.send(form)
    const { offerId = '' } = request.$sent.get() ?? {}
    const { lines } = await bed.call(offerDetail, { path: { id: offerId } }, { token })
    expect(lines.map(({ quantity, targetPrice }) => [quantity, targetPrice])).toEqual([
      [4, 850],
      [4, undefined],
      [12, undefined],
    ])
    expect(urlState.$query.get()).toEqual({})
    expect(request.draft.$draft.get()).toMatchObject({ lines: [], targets: {}, said: {} })
  })

  test('restores typed and removed values after a reload', async () => {
    request.change(row(0), { targetPrice: '8' })
    request.leaveOut(row(1))
    request.addTyped()
    request.change(row(1), { name: '非标链轮' })
    await reload()
    expect(rows().map(({ name, targetPrice }) => [name.length > 0, targetPrice])).toEqual([
      [true, '8'],
      [true, ''],
    ])
    expect(row(1).name).toBe('非标链轮')
  })

  test('reports errors at each row after the first attempt to send', async () => {
    request.addTyped()
    request.change(row(2), { quantity: '1.5', targetPrice: '-3' })
    expect(request.$faults.get().size).toBe(0)
    expect(request.looksGood()).toBe(false)
    expect(request.$faults.get().get(row(2).key)).toEqual({
      name: 'nameNeeded',
      unit: 'unitNeeded',
      quantity: 'quantityWrong',
      targetPrice: 'priceWrong',
    })
    expect(request.$faults.get().get(row(0).key)).toEqual({})
  })

  test('R100: reuses the key after a lost connection, so that a retry creates one request', async () => {
    let fate: Fate = 'answer is lost'
    const keys = wireOf('/offer/add', () => fate)
    const before = await offers()
    await expect(request.send(form)).rejects.toMatchObject({ kind: 'network' })
    expect(request.$unknown.get()).toBe(true)
    expect(rows()).toHaveLength(2)
    await reload()
    fate = 'passes'
    await request.send(form)
    expect(keys[1]).toBe(keys[0])
    expect(await offers()).toBe(before + 1)
  })

  test('a rejected request keeps the typed values', async () => {
    request.change(row(0), { targetPrice: '8' })
    await expect(request.send({ ...form, contactPhone: '1' })).rejects.toMatchObject({ code: 400 })
    expect(row(0).targetPrice).toBe('8')
    expect(request.$sent.get()).toBeUndefined()
  })
})

describe('the draft of a quotation', () => {
  const goods = { skuId: 's1', goodsId: 'g1', name: '轴承', spec: '', image: '', unit: '个' }

  test('takes goods from all over the shop, each SKU once', () => {
    request.draft.put([{ ...goods, quantity: '3' }])
    request.draft.put([
      { ...goods, quantity: '5' },
      { ...goods, skuId: 's2', quantity: '1' },
    ])
    expect(request.draft.$draft.get().lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['s1', '5'],
      ['s2', '1'],
    ])
    expect(request.draft.$count.get()).toBe(2)
  })

  test('shows the shop’s price of goods outside the cart, at their quantity', async () => {
    const [skuId = ''] = skus
    const [priced] = await bed.call(
      skuPrices,
      { body: { lines: [{ skuId, quantity: 3 }], brandTerminalId: '1001' } },
      { token },
    )
    request.draft.put([{ ...goods, skuId, quantity: '3' }])
    await soon(() => expect(rows().at(-1)).toMatchObject({ skuId, listPrice: (priced?.amount ?? 0) / 3 }))
  })

  test('is not shown to the next buyer in the same browser', async () => {
    request.draft.put([{ ...goods, quantity: '3' }])
    request.draft.change({ said: { ...request.draft.$draft.get().said, remark: '机密' } })
    page.otherTab(await bed.login('newbie'))
    await reload()
    expect(request.draft.$draft.get().said.remark).toBe('')
    expect(request.draft.$count.get()).toBe(0)
  })
})
