import { expect, test } from 'vitest'
import { stockFor, stockOf, type Stock } from '../../../src/catalogue/goods/stock-state'

test.each<[Stock, ReturnType<typeof stockOf>]>([
  [{ stockState: 20 }, 'tight'],
  [{ stockState: 77, stockQuantity: 3 }, 'adequate'],
  [{ stockQuantity: 3, safetyStock: 4 }, 'tight'],
  [{ stockQuantity: -1, safetyStock: 0 }, 'out'],
  [{ enough: true }, 'adequate'],
  [{ skuItemDefault: { enough: false } }, 'out'],
  [{ skuItemDefault: {} }, 'unknown'],
  [{}, 'unknown'],
])('the state of %j is %s', (stock, state) => {
  expect(stockOf(stock)).toBe(state)
})

test('without stock data every quantity is allowed, unless the back end rejects it', () => {
  expect(stockFor({}, 1_000)).toBe('unknown')
  expect(stockFor({}, 1_000, false)).toBe('short')
})
