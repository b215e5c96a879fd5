import { describe, expect, test } from 'vitest'
import { priceFields } from '../../../demo/server/catalogue/goods/price-fields'
import { unitPrice } from '../../../demo/server/catalogue/goods/price-trace'
import type { SkuPrices } from '../../../demo/server/catalogue/goods/pricing'
import { visitor, type Member } from '../../../demo/server/core/security/auth'
import { member } from './sample-member'

const open: SkuPrices = {
  goodsPrice: 1000,
  brandPrice: null,
  memberPrices: [
    { level: 0, minQuantity: 10, price: 900 },
    { level: 0, minQuantity: 100, price: 850 },
    { level: 2, minQuantity: 10, price: 880 },
    { level: 3, minQuantity: 10, price: 1200 },
  ],
}
const hidden: SkuPrices = { ...open, brandPrice: 940 }
const ask = (who: Member | typeof visitor, quantity = 10, vipShow = true, activityRate?: number) => ({
  who,
  quantity,
  vipShow,
  activityRate,
})

describe('a visitor', () => {
  test('gets the retail price only', () => {
    expect(priceFields(open, ask(visitor))).toEqual({ goodsPrice: '10.00' })
    expect(unitPrice(open, ask(visitor, 100))).toBe(1000)
  })

  test('gets no price if there is a brand price', () => {
    expect(priceFields(hidden, ask(visitor))).toEqual({ priceHidden: true })
    expect(unitPrice(hidden, ask(visitor))).toBeUndefined()
  })
})

describe('the price of a member', () => {
  test.each([
    [1, 9, 1000],
    [1, 10, 900],
    [1, 99, 900],
    [1, 100, 850],
    [2, 10, 880],
    [2, 100, 850],
    // A tier that costs more than what anybody pays is never picked.
    [3, 10, 880],
    [0, 10, 900],
  ])('is correct for level %i at %i pieces: %i', (memberLevel, quantity, price) => {
    expect(unitPrice(open, ask(member({ memberLevel }), quantity))).toBe(price)
  })

  test('is the brand price if no tier is lower', () => {
    expect(unitPrice(hidden, ask(member(), 1))).toBe(940)
    expect(unitPrice(hidden, ask(member(), 10))).toBe(900)
  })

  test('is no member price on a site without them', () => {
    expect(unitPrice(open, ask(member(), 100, false))).toBe(1000)
    expect(unitPrice(hidden, ask(member(), 100, false))).toBe(940)
    expect(priceFields(hidden, ask(member(), 100, false))).toEqual({
      goodsPrice: '10.00',
      goodsBrandPrice: '9.40',
      salePrice: '9.40',
      priceKind: 'brand',
      oldPrice: '10.00',
    })
  })

  test('comes with the tiers of the level and the higher retail price', () => {
    expect(priceFields(open, ask(member()))).toEqual({
      goodsPrice: '10.00',
      salePrice: '9.00',
      priceKind: 'tier',
      oldPrice: '10.00',
      memPriceList: [
        { minQuantity: 10, price: '9.00' },
        { minQuantity: 100, price: '8.50' },
      ],
    })
    expect(priceFields(open, ask(member({ memberLevel: 2 })))).toMatchObject({
      memPriceList: [
        { minQuantity: 10, price: '9.00' },
        { minQuantity: 100, price: '8.50' },
        { level: 2, minQuantity: 10, price: '8.80' },
      ],
    })
    expect(priceFields(open, ask(member(), 1))).not.toHaveProperty('oldPrice')
  })
})

describe('an activity with a share of the retail price', () => {
  test.each([
    ['takes precedence over the member price', 80, 10, 800],
    ['applies below every tier, too', 80, 1, 800],
    ['raises no price', 95, 10, 900],
    ['does not replace a lower tier', 88, 100, 850],
    ['never gives anything away', 1, 10, 10],
  ])('%s: %i %% at %i pieces', (_, rate, quantity, price) =>
    expect(unitPrice(open, ask(member(), quantity, true, rate))).toBe(price),
  )

  test('is named in the price, and the tiers follow it', () => {
    expect(priceFields(open, ask(member(), 10, true, 88))).toEqual({
      goodsPrice: '10.00',
      salePrice: '8.80',
      priceKind: 'activity',
      activityPrice: '8.80',
      oldPrice: '10.00',
      memPriceList: [
        { minQuantity: 10, price: '8.80' },
        { minQuantity: 100, price: '8.50' },
      ],
    })
    expect(priceFields(open, ask(member(), 100, true, 88))).not.toHaveProperty('activityPrice')
  })

  test('applies without member prices, and below a brand price', () => {
    expect(unitPrice(open, ask(member(), 100, false, 88))).toBe(880)
    expect(unitPrice(hidden, ask(member(), 1, false, 88))).toBe(880)
  })

  test('rounds to whole fen, and costs a channel account its multiple', () => {
    expect(unitPrice({ ...open, goodsPrice: 333 }, ask(member(), 1, true, 85))).toBe(283)
    const channel = member({ accountKind: 'channel', priceMultiplier: 10_800 })
    expect(unitPrice(open, ask(channel, 10, true, 80))).toBe(864)
  })

  test('does not change the prices of a visitor', () => {
    expect(priceFields(open, ask(visitor, 10, true, 50))).toEqual({ goodsPrice: '10.00' })
    expect(priceFields(hidden, ask(visitor, 10, true, 50))).toEqual({ priceHidden: true })
  })
})

describe('a channel account', () => {
  const channel = member({ accountKind: 'channel', priceMultiplier: 10_800 })

  test('pays its parent’s price times its multiplier, rounded to whole fen', () => {
    expect(unitPrice(open, ask(channel))).toBe(972)
    expect(unitPrice({ ...open, memberPrices: [], goodsPrice: 13 }, ask(channel))).toBe(14)
    expect(unitPrice({ ...open, memberPrices: [], goodsPrice: 12 }, ask(channel))).toBe(13)
  })

  test('gets no price of its parent', () => {
    expect(priceFields(hidden, ask(channel))).toEqual({
      goodsPrice: '10.00',
      goodsBrandPrice: '10.15',
      salePrice: '9.72',
      priceKind: 'account',
      oldPrice: '10.00',
      memPriceList: [
        { minQuantity: 10, price: '9.72' },
        { minQuantity: 100, price: '9.18' },
      ],
    })
  })

  test('only uses the multiplier: another kind of account ignores it', () => {
    expect(unitPrice(open, ask(member({ accountKind: 'sub', priceMultiplier: 10_800 })))).toBe(900)
  })
})
