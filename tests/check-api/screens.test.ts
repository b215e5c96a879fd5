import { expect, test } from 'vitest'
import { codesOf } from '../../demo/check-api/judge-codes'
import { screens } from '../../demo/check-api/screens'
import { routes } from '../../src/shell/routes'

const screen = (name: string) => screens.find((one) => one.name === name)

test('every page of the shop is a screen, and so is every element outside of pages', () => {
  const names = screens.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(routes)))
  expect(names).toEqual(expect.arrayContaining(['trade-price', 'trade-menu', 'trade-cart-badge']))
  expect(names).not.toContain('trade-goods-list')
})

test('a screen needs the endpoints of its sources, through stores and parts, and no others', () => {
  expect(screen('goods')?.reads).toEqual(expect.arrayContaining(['goodsDetail', 'reviewPage', 'skuPrices']))
  expect(screen('goods')?.writes).toContain('addToCart')
  expect(screen('orders')?.reads).toContain('pageOrders')
  // Its steps are imported as one, `* as steps`.
  expect(screen('orders')?.writes).toEqual(expect.arrayContaining(['cancelOrder', 'receiveOrder']))
  expect(screen('allCategories')?.reads).toContain('categoryTree')
  expect(screen('allCategories')?.reads).not.toContain('goodsDetail')
  expect(screen('trade-price')?.writes).toEqual([])
})

test('the dictionary of a code is found by its name, by its endpoint or in its folder', () => {
  expect(codesOf('shopPage', 'shopType')?.names).toBe('shopType')
  expect(codesOf('pageEnquiryOrders', 'state')?.names).toBe('orderState')
  expect(codesOf('pageEnquiries', 'state')?.names).toBe('enquiryState')
  expect(codesOf('depositPage', 'type')?.names).toBe('depositType')
  expect(codesOf('listPayType', 'payCode')?.codes).toContain(95)
  expect(codesOf('goodsPage', 'stockQuantity')).toBeUndefined()
})
