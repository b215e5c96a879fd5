import { expect, test } from 'vitest'
import { goods } from '../../../src/catalogue/goods/goods.contract'
import { shownUnit, unitsOf } from '../../../src/catalogue/goods/shown-unit'
import { knownGoods } from './known-goods'

const piece = { itemId: 'u1', unitCode: 'PC', unitName: '个', defaultPriceUnit: 10 }
const box = { itemId: 'u2', unitCode: 'BX', unitName: '盒', defaultPriceUnit: 20 }
const carton = { itemId: 'u3', unitCode: 'CT', unitName: '箱', defaultPriceUnit: 20 }

/** As a foreign back end answers: money in its form on the wire, and with its own units. */
function answered(units: object) {
  const { skuItemDefault, ...rest } = knownGoods('100001')
  return goods.parse({
    ...rest,
    priceUnitInfoTransferList: undefined,
    skuItemDefault: { ...skuItemDefault, goodsPrice: '8.60', salePrice: undefined, oldPrice: undefined },
    ...units,
  })
}
const offered = (units: object) => unitsOf(answered(units)).map(({ itemId, ratio }) => [itemId, ratio])

test.each([
  [
    'the list gives ratios by unit code',
    [{ priceUnitCode: 'BX', ratio: 10 }],
    [
      ['u1', 1],
      ['u2', 10],
    ],
  ],
  [
    'the list gives ratios by unit id',
    [{ priceUnitCode: 'u3', ratio: 200 }],
    [
      ['u1', 1],
      ['u3', 200],
    ],
  ],
  ['a unit without a ratio is not offered', [{ priceUnitCode: 'BX' }], [['u1', 1]]],
  ['a unit of 0 pieces is not offered', [{ priceUnitCode: 'BX', ratio: 0 }], [['u1', 1]]],
  ['without a list pieces are offered', undefined, [['u1', 1]]],
])('units: %s', (_, priceUnitInfoTransferList, units) => {
  expect(offered({ priceUnitInfoList: [box, piece, carton], priceUnitInfoTransferList })).toEqual(units)
})

test('a ratio in the unit itself takes precedence over the list', () => {
  const priceUnitInfoList = [piece, { ...box, ratio: 12 }, { ...carton, ratio: 240 }]
  const all = [
    ['u1', 1],
    ['u2', 12],
    ['u3', 240],
  ]
  expect(offered({ priceUnitInfoList })).toEqual(all)
  const priceUnitInfoTransferList = [{ priceUnitCode: 'BX', ratio: 10 }]
  expect(offered({ priceUnitInfoList, priceUnitInfoTransferList })).toEqual(all)
})

test('prices are shown in the chosen unit, else in the default one', () => {
  const found = answered({
    priceUnitInfoList: [box, piece],
    priceUnitInfoTransferList: [{ priceUnitCode: 'BX', ratio: 10 }],
  })
  expect(shownUnit(found, 'u2')).toMatchObject({ unitName: '盒', ratio: 10 })
  expect(shownUnit(found, undefined)).toMatchObject({ unitName: '个', ratio: 1 })
  expect(shownUnit(found, 'no-such-unit')).toMatchObject({ unitName: '个' })
})
