import { expect, test } from 'vitest'
import type { Goods } from '../../../src/catalogue/goods/goods.contract'
import { mostOf, offerOf, saleable } from '../../../src/catalogue/goods/saleable'
import { stockOf } from '../../../src/catalogue/goods/stock-state'

const goods = (own: number, all: number, skuCount = 1): Goods => ({
  id: '1',
  goodsName: '轴承',
  brandName: '恒锐',
  goodsImageShow: '',
  skuItemDefault: {
    skuId: '11',
    skuCode: '6204',
    stockQuantity: own,
    minQuantity: 10,
    step: 10,
    sellsShort: false,
  },
  stockQuantity: all,
  safetyStock: 5,
  priceUnitInfoList: [],
  priceUnitInfoTransferList: [],
  skuCount,
  sales: 0,
  tags: [],
})

test('goods are saleable if the stock covers the minimum order', () => {
  const left = [10, 11, 9, 0, -5].map((stockQuantity) => saleable({ stockQuantity, minQuantity: 10 }))
  expect(left).toEqual([true, true, false, false, false])
})

test('a list offers to add the default SKU, to choose another, or an inquiry', () => {
  expect(offerOf(goods(10, 10))).toBe('add')
  expect(offerOf(goods(0, 300, 3))).toBe('choose')
  expect(offerOf(goods(-5, 0, 3))).toBe('choose')
  expect(offerOf(goods(0, 0, 3))).toBe('enquire')
  expect(offerOf(goods(9, 9, 3))).toBe('enquire')
  expect(offerOf(goods(0, 0))).toBe('enquire')
})

test('on a site that sells without stock, everything is saleable without a limit', () => {
  expect(saleable({ stockQuantity: 0, minQuantity: 10, sellsShort: true })).toBe(true)
  const { skuItemDefault, ...rest } = goods(0, 0)
  expect(offerOf({ ...rest, skuItemDefault: { ...skuItemDefault, sellsShort: true } })).toBe('add')
  expect(mostOf({ stockQuantity: 3, sellsShort: true })).toBe(undefined)
  expect(mostOf({ stockQuantity: 3 })).toBe(3)
})

test('without stock numbers, the offer follows the stock state and the enough flag', () => {
  const answered = (enough: boolean, stockState: number, skuCount = 1): Goods => {
    const { skuItemDefault, stockQuantity: _, safetyStock: __, ...rest } = goods(0, 0, skuCount)
    const { stockQuantity: ___, ...own } = skuItemDefault
    return { ...rest, skuItemDefault: { ...own, enough }, stockState }
  }
  expect(offerOf(answered(true, 10))).toBe('add')
  expect(offerOf(answered(false, 20, 3))).toBe('choose')
  expect(offerOf(answered(false, 30, 3))).toBe('enquire')
  expect(offerOf(answered(false, 20))).toBe('enquire')
  expect(mostOf(answered(true, 10).skuItemDefault)).toBeUndefined()
  const states = [10, 20, 30, 99].map((stockState) => stockOf({ stockState }))
  expect(states).toEqual(['adequate', 'tight', 'out', 'unknown'])
})
