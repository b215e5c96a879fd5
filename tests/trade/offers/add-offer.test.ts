import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { eq } from 'drizzle-orm'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { addOffer, offerDetail } from '../../../src/trade/offers/offers.contract'
import { envelopeOf, upload } from '../../site/files/sample-files'
import { stock } from '../checkout/checkout-bed'
import { ask, bed, codeFrom } from './offer-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
})

const detail = (id: string, of = token) => bed.call(offerDetail, { path: { id } }, { token: of })
const offers = () => bed.inside(() => db().$count(offer, eq(offer.customerId, '10002')))
const words = { name: '非标链轮', unit: '件', quantity: 6 }

const uploaded = async (of: string) => String((await envelopeOf(await upload(bed, of, '图.pdf'))).data)

async function inCart(...skuIds: string[]) {
  for (const skuId of skuIds)
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 4 }] } }, { token })
  const { groups } = await bed.call(getCart, {}, { token })
  return groups.flatMap(({ lines }) => lines)
}

describe('requesting a quotation', () => {
  test('for cart lines with target prices leaves the cart unchanged', async () => {
    const lines = await inCart(...(await stock({}, {})))
    const [first, second] = lines
    const { offerId, offerNo } = await ask(token, {
      cartIdList: lines.map(({ id }) => id),
      targets: [{ cartId: first?.id ?? '', targetPrice: '8.50' }],
      remark: ' 含税 ',
      expectDate: '2099-01-01',
    })
    const shown = await detail(offerId)
    expect(shown).toMatchObject({
      offerNo,
      state: 10,
      kinds: 2,
      remark: '含税',
      expectDate: '2099-01-01',
      actions: ['withdraw', 'message'],
      quotes: [],
    })
    expect(
      shown.lines.map(({ skuId, name, quantity, listPrice, targetPrice }) => [
        skuId,
        name,
        quantity,
        listPrice,
        targetPrice,
      ]),
    ).toEqual([
      [first?.skuId, first?.goodsName, 4, 1000, 850],
      [second?.skuId, second?.goodsName, 4, 1000, undefined],
    ])
    expect(await inCart()).toHaveLength(2)
  })

  test('works for goods, and for goods that the shop does not list', async () => {
    const [skuId = ''] = await stock({})
    const { offerId } = await ask(token, {
      lines: [
        { ...words, targetPrice: '12' },
        { skuId, quantity: 30 },
      ],
    })
    const { lines } = await detail(offerId)
    expect(lines).toMatchObject([
      { name: '非标链轮', unitName: '件', quantity: 6, targetPrice: 1200 },
      { skuId, quantity: 30, listPrice: 1000 },
    ])
    expect(lines[0]).not.toHaveProperty('skuId')
  })

  test('for custom goods stores the requirement', async () => {
    const [skuId = ''] = await stock({})
    await bed.inside(async () => {
      const [one] = await db().select().from(sku).where(eq(sku.id, skuId))
      await db()
        .update(goods)
        .set({ customizable: 10 })
        .where(eq(goods.id, one?.goodsId ?? ''))
    })
    const file = await uploaded(token)
    const requireInfo = {
      requireTime: '2099-12-10',
      requireOther: '孔径 14 H7',
      customizedPlanList: [file],
      artConfirmationList: [file],
      customizedDrawingList: [file],
      extendList: [file],
    }
    await bed.call(
      addToCart,
      { body: { shopCarBizType: 30, skuGoodsList: [{ skuId, quantity: 2, requireInfo }] } },
      { token },
    )
    const [line] = await inCart()
    const { offerId } = await ask(token, { cartIdList: [line?.id ?? ''] })
    expect((await detail(offerId)).lines).toMatchObject([{ skuId, custom: 10 }])
  })

  test('twice with one key creates one, and a changed request with that key gets 422', async () => {
    const key = 'offer-key-0001'
    const [one, two] = [await ask(token, { lines: [words] }, key), await ask(token, { lines: [words] }, key)]
    expect(two).toEqual(one)
    expect(await offers()).toBe(1)
    expect(await codeFrom(ask(token, { lines: [{ ...words, quantity: 7 }] }, key))).toBe(422)
  })
})

describe('a quotation request is rejected', () => {
  const refused = async (wish: Parameters<typeof ask>[1]) => {
    const code = await codeFrom(ask(token, wish))
    expect(await offers()).toBe(0)
    return code
  }

  test('without lines, with too many, and for unknown or withdrawn goods', async () => {
    const [skuId = ''] = await stock({})
    expect(await refused({})).toBe(422)
    expect(await refused({ lines: Array.from({ length: 201 }, () => words) })).toBe(400)
    expect(await refused({ lines: [{ skuId: 'no-such-sku', quantity: 1 }] })).toBe(422)
    await bed.inside(async () => {
      const [one] = await db().select().from(sku).where(eq(sku.id, skuId))
      await db()
        .update(goods)
        .set({ status: 20 })
        .where(eq(goods.id, one?.goodsId ?? ''))
    })
    expect(await refused({ lines: [{ skuId, quantity: 1 }] })).toBe(422)
  })

  test('for lines of another cart', async () => {
    const [line] = await inCart(...(await stock({})))
    const other = await bed.login('newbie')
    expect(await codeFrom(ask(other, { cartIdList: [line?.id ?? ''] }))).toBe(404)
  })

  test('with files of other accounts or with other addresses', async () => {
    const theirs = await uploaded(await bed.login('newbie'))
    for (const file of [theirs, 'https://elsewhere.example/a.pdf', 'a.pdf'])
      expect(await refused({ lines: [words], files: [file] })).toBe(400)
  })

  test.each([
    ['no name', { lines: [{ ...words, name: ' ' }] }],
    ['no unit', { lines: [{ ...words, unit: '' }] }],
    ['quantity 0', { lines: [{ ...words, quantity: 0 }] }],
    ['quantity 1.5', { lines: [{ ...words, quantity: 1.5 }] }],
    ['quantity 100000', { lines: [{ ...words, quantity: 100_000 }] }],
    ['a price of 0', { lines: [{ ...words, targetPrice: '0' }] }],
    ['a negative price', { lines: [{ ...words, targetPrice: '-3.00' }] }],
    ['a price in letters', { lines: [{ ...words, targetPrice: 'cheap' }] }],
    ['no contact', { lines: [words], contactName: ' ' }],
    ['no phone number', { lines: [words], contactPhone: '12345' }],
    ['a past day', { lines: [words], expectDate: '2020-01-01' }],
    ['an impossible day', { lines: [words], expectDate: '2026-02-31' }],
    ['a long remark', { lines: [words], remark: '长'.repeat(501) }],
  ])('with %s', async (_, wish) => {
    expect(await refused(wish)).toBe(400)
  })

  test('without a login', async () => {
    const answer = await bed.ask(addOffer, { body: { lines: [words] } }, {})
    expect(answer.status).toBe(401)
  })
})
