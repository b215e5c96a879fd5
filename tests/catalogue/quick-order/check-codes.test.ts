import { beforeEach, describe, expect, test } from 'vitest'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import type { Asking } from '../../server/testbed'
import { bed, singletons } from '../../trade/cart/cart-bed'

beforeEach(() => bed.reset())

const check = (codeList: string[], asking?: Asking) =>
  bed.call(checkCodes, { body: { brandTerminalId: '1001', codeList } }, asking)
const offered = async (code: string) => {
  const [answer] = await check([code])
  return answer?.sku ? 'known' : answer?.candidates.map(({ skuCode }) => skuCode)
}

describe('known codes', () => {
  test('are answered with price, stock and order quantities, in the requested order', async () => {
    const [one = '', two = ''] = await singletons(
      { skuCode: 'QO-6204-2RS', stock: 70, reserved: 6, minOrderQty: 10, step: 5 },
      { skuCode: 'QO-6205-2RS', withdrawn: true },
    )
    const token = await bed.login('newbie')
    const answers = await check(['QO-6205-2RS', 'nothing-like-it', 'QO-6204-2RS'], { token })
    expect(answers.map(({ code, sku: found }) => [code, found?.id])).toEqual([
      ['QO-6205-2RS', two],
      ['nothing-like-it', undefined],
      ['QO-6204-2RS', one],
    ])
    expect(answers[0]?.sku).toMatchObject({ withdrawn: true })
    expect(answers[2]?.sku).toMatchObject({
      skuCode: 'QO-6204-2RS',
      stockQuantity: 64,
      minQuantity: 10,
      step: 5,
      withdrawn: false,
      sellsShort: false,
      goodsPrice: 1000,
    })
    expect(answers[2]?.sku?.goodsName).not.toBe('')
    expect(answers[2]?.sku?.unitName).not.toBe('')
    expect(answers[2]?.candidates).toEqual([])
  })

  test('match in full width, lower case and with surrounding spaces', async () => {
    await singletons({ skuCode: 'QO-6204-2RS' })
    for (const code of ['ＱＯ－６２０４－２ＲＳ', 'qo-6204-2rs', '  QO-6204-2RS  '])
      expect(await offered(code), code).toBe('known')
  })

  test('show a visitor no hidden price, and a member the price', async () => {
    await singletons({ skuCode: 'QO-HIDDEN', brandPrice: 800 }, { skuCode: 'QO-OPEN' })
    const visitor = await bed.ask(checkCodes, {
      body: { brandTerminalId: '1001', codeList: ['QO-HIDDEN', 'QO-OPEN'] },
    })
    const text = await visitor.text()
    expect(text).toContain('priceHidden')
    expect(text).not.toMatch(/"8\.00"|goodsBrandPrice|memPriceList|salePrice/)
    const token = await bed.login('retail')
    const [hidden] = await check(['QO-HIDDEN'], { token })
    expect(hidden?.sku).toMatchObject({ salePrice: 800 })
  })
})

describe('codes that differ in case, width, spaces, hyphens and underscores only', () => {
  test.for([
    ['without its hyphens', 'QOX62042RS'],
    ['with spaces', 'QOX 6204 2RS'],
    ['with underscores', 'QOX_6204_2RS'],
    ['with dashes', 'QOX–6204—2RS'],
    ['in small letters', 'qox6204-2rs'],
    ['full-width without hyphens', 'ＱＯＸ６２０４２ＲＳ'],
    ['with an invisible sign', 'QOX-6204\u200b-2RS'],
  ] as const)('%s: resolve to the only equal one, not to its variants', async ([, code]) => {
    const [id] = await singletons(
      { skuCode: 'QOX-6204-2RS' },
      { skuCode: 'QOX-6204-2RS_2' },
      { skuCode: 'QOX-6204-2RS_3' },
    )
    const [answer] = await check([code])
    // Invisible signs are removed from what is typed.
    const read = code.replace('\u200b', '')
    expect(answer).toMatchObject({ code: read, sku: { id, skuCode: 'QOX-6204-2RS' }, candidates: [] })
  })

  test('an exact code is preferred to similar ones', async () => {
    await singletons({ skuCode: 'QOW-205' }, { skuCode: 'QOW-20-5' }, { skuCode: 'QOW-205_2' })
    const found = (await check(['QOW-205', 'qow-20-5', 'QOW-205_2'])).map(({ sku: one }) => one?.skuCode)
    expect(found).toEqual(['QOW-205', 'QOW-20-5', 'QOW-205_2'])
  })

  test('several similar ones are offered with name, price and stock', async () => {
    await singletons({ skuCode: 'QOW-205', stock: 7 }, { skuCode: 'QOW-20-5', goodsPrice: 2500 })
    const token = await bed.login('newbie')
    const [answer] = await check(['QOW205'], { token })
    expect(answer?.sku).toBeUndefined()
    expect(answer?.candidates).toMatchObject([
      { skuCode: 'QOW-20-5', goodsName: expect.stringMatching(/./), offer: { goodsPrice: 2500 } },
      { skuCode: 'QOW-205', offer: { goodsPrice: 1000, stockQuantity: 7 } },
    ])
  })

  test('a code without its dot is not the same size', async () => {
    await singletons({ skuCode: 'QOM2.5-10' })
    expect(await offered('QOM25-10')).toEqual(['QOM2.5-10'])
  })

  test('show a visitor no hidden price of a candidate', async () => {
    await singletons({ skuCode: 'QOW-205', brandPrice: 800 }, { skuCode: 'QOW-20-5', brandPrice: 800 })
    const [answer] = await check(['QOW205'])
    expect(answer?.candidates.map(({ offer }) => [offer?.priceHidden, offer?.salePrice])).toEqual([
      [true, undefined],
      [true, undefined],
    ])
    expect(answer?.candidates[0]?.offer).not.toHaveProperty('stockQuantity')
  })
})

describe('unclear codes', () => {
  test.for([
    ['with slashes get the SKU as a candidate', 'QOX/6204/2RS'],
    ['with O for 0 get the SKU as a candidate', 'QOX-62O4-2RS'],
    ['with a wrong character get the SKU as a candidate', 'QOX-6294-2RS'],
    ['with a missing character get the SKU as a candidate', 'QOX-624-2RS'],
    ['with an extra character get the SKU as a candidate', 'QOX-62004-2RS'],
    ['with two swapped characters get the SKU as a candidate', 'QOX-6240-2RS'],
    ['with the beginning only get the SKU as a candidate', 'QOX-6204'],
  ] as const)('%s', async ([, code]) => {
    await singletons({ skuCode: 'QOX-6204-2RS' }, { skuCode: 'QOX-7310-XX' })
    expect(await offered(code)).toEqual(['QOX-6204-2RS'])
  })

  test('get no withdrawn goods as candidates', async () => {
    await singletons({ skuCode: 'QOZ-55-A', withdrawn: true })
    expect(await offered('QOZ55A')).toEqual([])
  })

  test('get at most five candidates, the most similar first', async () => {
    await singletons(
      { skuCode: 'QOY-100-A' },
      { skuCode: 'QOY-100-B' },
      { skuCode: 'QOY-100-C' },
      { skuCode: 'QOY-100-D' },
      { skuCode: 'QOY-100-E' },
      { skuCode: 'QOY-100-F' },
      { skuCode: 'QOY1-0-0A' },
    )
    const found = await offered('QOY100A')
    expect(found).toHaveLength(5)
    expect(found?.slice(0, 2)).toEqual(['QOY-100-A', 'QOY1-0-0A'])
  })

  test('get no candidates without a similar code', async () => {
    for (const code of ['%', '_', '%%%%', "'; drop table sku; --", '轴承', 'zz', '-', '"'])
      expect(await offered(code), code).toEqual([])
  })
})

describe('limits of the code check', () => {
  test('are 1 to 1,000 codes of 1 to 64 characters', async () => {
    expect(await check(Array.from({ length: 1_000 }, (_, at) => `none-${at}`))).toHaveLength(1_000)
    for (const wrong of [[], [''], ['x'.repeat(65)], Array.from({ length: 1_001 }, (_, at) => `none-${at}`)])
      await expect(check(wrong)).rejects.toMatchObject({ code: 400 })
  })

  test('give one candidate a code for 1,000 unknown codes, which keeps the response below 1 MB', async () => {
    await singletons(...['A', 'B', 'C', 'D', 'E'].map((end) => ({ skuCode: `QOY-100-${end}` })))
    const answers = await check(Array.from({ length: 1_000 }, () => 'QOY100'))
    expect(answers.map(({ candidates }) => candidates.length)).toEqual(Array(1_000).fill(1))
  })

  test('1,000 codes, a third of them invalid, take fewer than 50 statements', async () => {
    const rows = await bed.inside(() => db().select({ code: sku.skuCode }).from(sku).limit(700))
    const codes = Array.from({ length: 1_000 }, (_, at) => {
      const code = rows[at % rows.length]?.code ?? ''
      return at % 3 ? code : `${code.slice(0, 3)}${at}${code.slice(4)}`
    })
    const from = bed.statements.length
    expect(await check(codes)).toHaveLength(1_000)
    expect(bed.statements.length - from).toBeLessThan(50)
  })
})
