import { expect, test } from 'vitest'
import { unitRule } from '../../../src/catalogue/goods/unit-rule'
import { wholeUnits } from '../../../src/catalogue/goods/whole-units'

test.each([
  ['one by one, in boxes of 12', 1, 1, 12, { min: 1, step: 1 }],
  ['from 20 on, in boxes of 12', 20, 1, 12, { min: 2, step: 1 }],
  ['tens, in boxes of 12: five boxes are 60', 10, 10, 12, { min: 5, step: 5 }],
  ['tens, in cartons of 200', 10, 10, 200, { min: 1, step: 1 }],
  ['odd quantities only, in boxes of 2: rejected by the server', 1, 2, 2, { min: 1, step: 1 }],
])('%s', (_, minQuantity, step, ratio, rule) => {
  expect(unitRule({ minQuantity, step }, ratio)).toMatchObject(rule)
})

test.each([1, 12, 2 ** 53 - 1])(
  'the largest possible step causes no endless loop, in units of %i',
  (ratio) => {
    expect(unitRule({ minQuantity: 10, step: 2 ** 53 - 1 }, ratio).min).toBe(Math.ceil(10 / ratio))
  },
)

test('the maximum is in whole units of the stock', () => {
  expect(unitRule({ minQuantity: 1, step: 1 }, 12, 23).max).toBe(1)
  expect(unitRule({ minQuantity: 1, step: 1 }, 12).max).toBeUndefined()
})

test.each([
  ['5 pieces are one box of 12', 5, 1, 1, 12, 1],
  ['13 pieces are two', 13, 1, 1, 12, 2],
  ['less than the minimum becomes the minimum', 1, 20, 1, 12, 2],
  ['tens in boxes of 12 have a step of 5 boxes', 61, 10, 10, 12, 10],
  ['two boxes of 12 are 24 pieces', 24, 1, 1, 1, 24],
])('%s', (_, pieces, minQuantity, step, ratio, units) => {
  expect(wholeUnits(pieces, { minQuantity, step }, ratio)).toBe(units)
})
