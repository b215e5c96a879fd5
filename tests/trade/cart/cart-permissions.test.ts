import { beforeEach, describe, expect, test } from 'vitest'
import {
  addToCart,
  cartCount,
  deleteLines,
  getCart,
  selectAll,
  selectLines,
  updateQuantity,
} from '../../../src/trade/cart/cart.contract'
import noQuantities from '../../vectors/no-quantities.json'
import { add, bed, buyers, codeOf, linesIn, rowsOf, singletons } from './cart-bed'

const base = '/api/bbb/userCenter/userShoppingCar'
let one = ''
let other = ''
let skuId = ''
beforeEach(async () => {
  await bed.reset()
  one = await bed.login('retail')
  other = await bed.login('newbie')
  skuId = (await singletons({}))[0] ?? ''
  await add(one, [{ skuId, quantity: 3 }])
  await add(other, [{ skuId, quantity: 4 }])
})

const idIn = async (token: string) => (await linesIn(token))[0]?.id ?? ''
const rows = () => rowsOf(buyers.one, buyers.other)

/** Sends a raw body, which may be invalid. */
const send = (method: string, path: string, body?: string, token = one) =>
  bed.app.request(base + path, {
    method,
    body,
    headers: {
      Authorization: token,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
  })

test('add accepts a request with the headers Authorization and Language only', async () => {
  const answer = await bed.app.request(`${base}/add`, {
    method: 'POST',
    body: JSON.stringify({ shopCarBizType: 10, skuGoodsList: [{ skuId, quantity: 2 }] }),
    headers: { Authorization: one, Language: 'zh-CN', 'Content-Type': 'application/json' },
  })
  expect(await answer.json()).toMatchObject({ code: 200, data: { totalCount: 5, skipped: [] } })
})

describe('a visitor', () => {
  test('has no cart on the server', async () => {
    const path = { id: await idIn(one) }
    const before = await rows()
    for (const token of ['', 'x'.repeat(43)]) {
      const answers = [
        await bed.ask(
          addToCart,
          { body: { shopCarBizType: 10, skuGoodsList: [{ skuId, quantity: 1 }] } },
          { token },
        ),
        await bed.ask(getCart, {}, { token }),
        await bed.ask(cartCount, {}, { token }),
        await bed.ask(updateQuantity, { path, body: { quantity: 9 } }, { token }),
        await bed.ask(selectAll, { body: { checked: 20 } }, { token }),
        await bed.ask(selectLines, { body: { idList: [path.id], checked: 20 } }, { token }),
        await bed.ask(deleteLines, { query: { ids: path.id } }, { token }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
    }
    expect(await rows()).toEqual(before)
  })
})

describe("another buyer's line", () => {
  test('gets the answer of an unknown one, and stays unchanged', async () => {
    const theirs = await idIn(other)
    const before = await rows()
    const asking = { token: one }
    const tries = (id: string) => [
      bed.ask(updateQuantity, { path: { id }, body: { quantity: 9 } }, asking),
      bed.ask(selectLines, { body: { idList: [id], checked: 20 } }, asking),
      bed.ask(deleteLines, { query: { ids: id } }, asking),
    ]
    const foreign = await Promise.all(tries(theirs))
    const missing = await Promise.all(tries('9999999999'))
    for (const [at, answer] of foreign.entries()) {
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ code: 404, data: null })
      expect(text).toBe(await missing[at]?.text())
      expect(answer.status).toBe(200)
    }
    expect(await rows()).toEqual(before)
  })

  test('among own ones makes the whole request fail with 404', async () => {
    const idList = [await idIn(one), await idIn(other)]
    const before = await rows()
    const select = bed.call(selectLines, { body: { idList, checked: 20 } }, { token: one })
    await expect(select).rejects.toMatchObject({ code: 404 })
    const remove = bed.call(deleteLines, { query: { ids: idList.join(',') } }, { token: one })
    await expect(remove).rejects.toMatchObject({ code: 404 })
    expect(await rows()).toEqual(before)
  })

  test('is not affected by select-all and not counted in one’s own cart', async () => {
    await bed.call(selectAll, { body: { checked: 20 } }, { token: one })
    expect(await bed.call(cartCount, {}, { token: one })).toEqual({ totalCount: 3 })
    expect((await linesIn(other))[0]).toMatchObject({ checked: 10, quantity: 4 })
  })
})

describe('unknown fields of a request', () => {
  const extra = {
    userId: '10003',
    customerId: '10003',
    companyId: '10003',
    userType: 20,
    role: 'admin',
    isAdmin: true,
    price: '0.01',
    seenPrice: '0.01',
    goodsPrice: '0.01',
    amount: '0.01',
    total: 0,
    discount: 1,
    id: '1',
    status: 10,
    paid: true,
    createdAt: '2020-01-01',
    stock: 9,
    points: 9,
    balance: 9,
    multiplier: 1,
    bizType: 30,
  }
  const anything = { updatedAt: expect.any(Date) as unknown }

  test('change nothing in a new line', async () => {
    const line = { skuId, quantity: 2 }
    await send('POST', '/add', JSON.stringify({ shopCarBizType: 10, skuGoodsList: [line] }))
    const control = await rowsOf(buyers.one)
    await bed.call(deleteLines, { query: { ids: await idIn(one) } }, { token: one })
    const body = {
      ...extra,
      checked: 20,
      shopCarBizType: 10,
      skuGoodsList: [{ ...extra, checked: 20, ...line, quantity: 5 }],
    }
    expect(await codeOf(await send('POST', '/add', JSON.stringify(body)))).toBe(200)
    const fresh = {
      id: expect.stringMatching(/^\d{10,}$/) as unknown,
      createdAt: expect.any(Date) as unknown,
    }
    expect(await rowsOf(buyers.one)).toEqual([{ ...control[0], ...anything, ...fresh }])
    expect(await rowsOf(buyers.other)).toHaveLength(1)
  })

  test('change nothing in an existing line', async () => {
    const id = await idIn(one)
    const [before] = await rowsOf(buyers.one)
    await send('PUT', `/updateQuantity/${id}`, JSON.stringify({ ...extra, checked: 20, quantity: 7 }))
    expect(await rowsOf(buyers.one)).toEqual([{ ...before, ...anything, quantity: 7 }])
    await send('PUT', '/updateSelect', JSON.stringify({ ...extra, idList: [id], checked: 20, quantity: 99 }))
    await send('PUT', '/selectStateAll', JSON.stringify({ ...extra, checked: 20, quantity: 99 }))
    expect(await rowsOf(buyers.one)).toEqual([{ ...before, ...anything, quantity: 7, checked: 20 }])
  })
})

describe('invalid quantities', () => {
  test('are at least 40', () => expect(noQuantities.length).toBeGreaterThanOrEqual(40))

  test('are rejected with 400 by every endpoint that takes a quantity', async () => {
    const before = await rows()
    const id = await idIn(one)
    for (const written of noQuantities) {
      const line = `{"skuId":"${skuId}","quantity":${written}}`
      const answers = [
        await send('POST', '/add', `{"shopCarBizType":10,"skuGoodsList":[${line}]}`),
        await send('PUT', `/updateQuantity/${id}`, `{"quantity":${written}}`),
      ]
      expect([written, ...(await Promise.all(answers.map(codeOf)))]).toEqual([written, 400, 400])
    }
    expect(await rows()).toEqual(before)
    expect(bed.errors).toEqual([])
  })

  test('a missing quantity or a body that is not JSON is rejected with 400', async () => {
    const before = await rows()
    expect(await codeOf(await send('POST', '/add', `{"skuGoodsList":[{"skuId":"${skuId}"}]}`))).toBe(400)
    expect(await codeOf(await send('PUT', `/updateQuantity/${await idIn(one)}`, '{}'))).toBe(400)
    for (const broken of [
      '',
      '{',
      'NaN',
      '{"quantity":NaN}',
      '{"quantity":01}',
      '{"quantity":0x10}',
      '[[[',
    ]) {
      const answer = await send('PUT', `/updateQuantity/${await idIn(one)}`, broken)
      expect([broken, answer.status, await codeOf(answer)]).toEqual([broken, 400, 400])
    }
    expect(await rows()).toEqual(before)
  })

  test('other fields of the wrong type are rejected with 400', async () => {
    const before = await rows()
    const bodies: [string, string, string][] = [
      ['POST', '/add', `{"shopCarBizType":20,"skuGoodsList":[{"skuId":"${skuId}","quantity":1}]}`],
      ['POST', '/add', `{"shopCarBizType":"10","skuGoodsList":[{"skuId":"${skuId}","quantity":1}]}`],
      ['POST', '/add', '{"skuGoodsList":[{"skuId":{"$ne":""},"quantity":1}]}'],
      ['POST', '/add', '{"skuGoodsList":[{"skuId":["1"],"quantity":1}]}'],
      ['POST', '/add', '{"skuGoodsList":[null]}'],
      ['POST', '/add', '{"skuGoodsList":{"0":{"skuId":"1","quantity":1}}}'],
      ['PUT', '/selectStateAll', '{"checked":1}'],
      ['PUT', '/selectStateAll', '{"checked":"10"}'],
      ['PUT', '/selectStateAll', '{"checked":"true"}'],
      ['PUT', '/updateSelect', '{"idList":"1","checked":10}'],
      ['PUT', '/updateSelect', '{"idList":[],"checked":10}'],
      ['PUT', '/updateSelect', '{"idList":[{}],"checked":10}'],
    ]
    for (const [method, path, body] of bodies) {
      expect([body, await codeOf(await send(method, path, body))]).toEqual([body, 400])
    }
    expect(await rows()).toEqual(before)
  })

  test('ids with special characters get 404, invalid characters 400', async () => {
    for (const id of ["' or '1'='1", '1;delete from cart_line', '%', '_', '\u202E', '🙂', '1e3', '-1']) {
      const answer = await bed.ask(updateQuantity, { path: { id }, body: { quantity: 1 } }, { token: one })
      expect([id, await codeOf(answer)]).toEqual([id, 404])
      const select = await bed.ask(selectLines, { body: { idList: [id], checked: 10 } }, { token: one })
      expect([id, await codeOf(select)]).toEqual([id, 404])
    }
    for (const id of ['a\0b', '\uD800']) {
      const select = await bed.ask(selectLines, { body: { idList: [id], checked: 10 } }, { token: one })
      expect(await codeOf(select)).toBe(400)
    }
    expect(await codeOf(await send('DELETE', '/deleteBatch?ids=a%00b'))).toBe(400)
    expect(bed.errors).toEqual([])
  })
})
