import { describe, expect, test } from 'vitest'
import { priceFields, unitPrice, type SkuPrices } from '../../../demo/server/catalogue/goods/pricing'
import { visitor, type Member } from '../../../demo/server/core/auth'

const member = (facts: Partial<Member> = {}): Member => ({
  kind: 'member',
  customerId: '1',
  companyId: '1',
  loginAccount: 'one',
  accountKind: 'main',
  parentId: null,
  userType: 10,
  customerType: 'personal',
  memberLevel: 1,
  priceMultiplier: 10_000,
  needReview: 20,
  certState: 0,
  site: '1001',
  ...facts,
})

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
const ask = (who: Member | typeof visitor, quantity = 10, vipShow = true) => ({ who, quantity, vipShow })

describe('what a visitor may know', () => {
  test('the retail price alone', () => {
    expect(priceFields(open, ask(visitor))).toEqual({ goodsPrice: '10.00' })
    expect(unitPrice(open, ask(visitor, 100))).toBe(1000)
  })

  test('nothing at all where there is a brand price', () => {
    expect(priceFields(hidden, ask(visitor))).toEqual({ priceHidden: true })
    expect(unitPrice(hidden, ask(visitor))).toBeUndefined()
  })
})

describe('what a member pays', () => {
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
  ])('level %i at %i pieces: %i', (memberLevel, quantity, price) => {
    expect(unitPrice(open, ask(member({ memberLevel }), quantity))).toBe(price)
  })

  test('the brand price where no tier is lower', () => {
    expect(unitPrice(hidden, ask(member(), 1))).toBe(940)
    expect(unitPrice(hidden, ask(member(), 10))).toBe(900)
  })

  test('no member price on a site that does not show them', () => {
    expect(unitPrice(open, ask(member(), 100, false))).toBe(1000)
    expect(unitPrice(hidden, ask(member(), 100, false))).toBe(940)
    expect(priceFields(hidden, ask(member(), 100, false))).toEqual({
      goodsPrice: '10.00',
      goodsBrandPrice: '9.40',
      salePrice: '9.40',
      oldPrice: '10.00',
    })
  })

  test('is told the tiers of his level, and the retail price that he undercuts', () => {
    expect(priceFields(open, ask(member()))).toEqual({
      goodsPrice: '10.00',
      salePrice: '9.00',
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

describe('a channel account', () => {
  const channel = member({ accountKind: 'channel', priceMultiplier: 10_800 })

  test('pays its parent’s price times its multiplier, rounded to whole fen', () => {
    expect(unitPrice(open, ask(channel))).toBe(972)
    expect(unitPrice({ ...open, memberPrices: [], goodsPrice: 13 }, ask(channel))).toBe(14)
    expect(unitPrice({ ...open, memberPrices: [], goodsPrice: 12 }, ask(channel))).toBe(13)
  })

  test('is told no price of its parent', () => {
    expect(priceFields(hidden, ask(channel))).toEqual({
      goodsPrice: '10.00',
      goodsBrandPrice: '10.15',
      salePrice: '9.72',
      oldPrice: '10.00',
      memPriceList: [
        { minQuantity: 10, price: '9.72' },
        { minQuantity: 100, price: '9.18' },
      ],
    })
  })

  test('a multiplier left on another kind of account means nothing', () => {
    expect(unitPrice(open, ask(member({ accountKind: 'sub', priceMultiplier: 10_800 })))).toBe(900)
  })
})
