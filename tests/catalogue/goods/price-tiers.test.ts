import { expect, test } from 'vitest'
import { tierAt, tiersOf } from '../../../src/catalogue/goods/price-tiers'

test('rows of several levels merge to the lowest price at each quantity', () => {
  const tiers = tiersOf([
    { minQuantity: 10, price: 790 },
    { minQuantity: 500, price: 720, level: 3 },
    { minQuantity: 100, price: 760 },
    { minQuantity: 10, price: 780, level: 2 },
    { minQuantity: 200, price: 765 },
  ])
  expect(tiers).toEqual([
    { from: 10, to: 99, price: 780 },
    { from: 100, to: 499, price: 760 },
    { from: 500, price: 720 },
  ])
})

test('a price applies from its quantity on, and the first one below it', () => {
  const tiers = tiersOf([
    { minQuantity: 10, price: 790 },
    { minQuantity: 100, price: 760 },
  ])
  expect([0, 9, 10, 99, 100, 99_999].map((quantity) => tierAt(tiers, quantity)?.price)).toEqual([
    790, 790, 790, 790, 760, 760,
  ])
})

test('without member prices the list of tiers is empty', () => {
  expect(tiersOf()).toEqual([])
  expect(tierAt([], 5)).toBeUndefined()
})
