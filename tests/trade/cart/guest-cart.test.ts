import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, emptyGuestCart, guestCartShape, withLines } from '../../../src/trade/cart/guest-cart'

const read = (stored: unknown) => {
  const result = guestCartShape.safeParse(stored)
  return result.success ? result.data : emptyGuestCart
}

describe('the stored cart of a visitor', () => {
  it('drops invalid lines and keeps valid ones', () => {
    const quantities = [0, -1, 1.5, Number.NaN, 1e9, '2', null, [2], true]
    const bad = quantities.map((quantity, at) => ({ skuId: `b${at}`, quantity }))
    const lines = [
      ...bad,
      { skuId: 'good', quantity: 3 },
      'x',
      null,
      { quantity: 3 },
      JSON.parse('{"__proto__":{"skuId":"p","quantity":1}}'),
    ]
    expect(read({ key: 'k', lines }).lines).toEqual([{ skuId: 'good', quantity: 3 }])
  })

  it('contains a SKU once', () => {
    const lines = [1, 2].map((quantity) => ({ skuId: 'a', quantity }))
    expect(read({ key: 'k', lines }).lines).toEqual([{ skuId: 'a', quantity: 3 }])
  })

  it('a line keeps its unit, and a line without a unit is in pieces', () => {
    const [old, cartons] = [
      { skuId: 'a', goodsId: 'g', quantity: 7 },
      { skuId: 'b', quantity: 36, orderUnitId: 'u12' },
    ]
    expect(read({ key: 'k', lines: [old, cartons] }).lines).toEqual([old, cartons])
  })

  it.each([7, null, {}, ['u'], '', 'u'.repeat(65), Number.NaN])(
    'invalid units and goods ids are dropped without the line: %j',
    (bad) => {
      const line = { skuId: 'a', quantity: 36 }
      const stored = { ...line, goodsId: bad, orderUnitId: bad, goodsPriceUnit: bad }
      const sent = [{ key: '12345678', owner: 'o', lines: [stored] }]
      const cart = read({ key: 'k', lines: [stored], sent })
      expect([cart.lines, cart.sent[0]?.lines]).toEqual([[line], [line]])
    },
  )

  it('is cut to 10,000 lines, and is empty for any other value', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => ({ skuId: `s${at}`, quantity: 1 }))
    expect(read({ key: 'k', lines }).lines.length).toBeLessThanOrEqual(1000)
    for (const nonsense of [null, 7, 'x', [], {}, { key: 1, lines: [] }])
      expect(read(nonsense)).toEqual(emptyGuestCart)
  })

  it('never throws, and every stored line has an integer from 1 to 99,999', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (any, list) => {
        for (const stored of [any, { key: 'k', lines: list }]) {
          const { lines } = read(stored)
          expect(
            lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99_999),
          ).toBe(true)
        }
      }),
    )
  })
})

describe('adding', () => {
  it('merges different units of a SKU into the unit chosen last', () => {
    const some = withLines(emptyGuestCart, [{ skuId: 'a', quantity: 5 }])
    const more = withLines(some, [{ skuId: 'a', quantity: 36, orderUnitId: 'u12' }])
    expect(more.lines).toEqual([{ skuId: 'a', quantity: 41, orderUnitId: 'u12' }])
    expect(withLines(more, [{ skuId: 'a', quantity: 7 }]).lines).toEqual([{ skuId: 'a', quantity: 48 }])
  })

  it('is limited to 99,999 pieces a line, and changes the cart’s key', () => {
    const one = withLines(emptyGuestCart, [{ skuId: 'a', quantity: 99_998 }])
    const two = withLines(one, [
      { skuId: 'a', quantity: 5 },
      { skuId: 'b', quantity: 2 },
    ])
    expect(two.lines).toEqual([
      { skuId: 'a', quantity: 99_999 },
      { skuId: 'b', quantity: 2 },
    ])
    expect(countOf(two)).toBe(100_001)
    expect(two.key).not.toBe(one.key)
    expect(two.key).toMatch(/^[0-9a-f]{32}$/)
  })
})
