import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { changeUnit } from '../../../src/catalogue/goods/change-unit'
import { freshScope } from '../../session/fresh-scope'

const piece = { unitName: '个', ratio: 1 }
const box = { unitName: '盒', ratio: 12 }
const rule = { minQuantity: 1, step: 1 }

/** Returns the quantity ordered in another unit, and the buyer's notice. */
function changed(pieces: number, unit: typeof box, locale = 'zh-CN') {
  const scope = { ...freshScope(), $locale: atom(locale) }
  const quantity = changeUnit(scope, { pieces, piece: '个', rule }, unit)
  return [quantity, ...scope.toasts.$toasts.get().map(({ title }) => title)]
}

test('rounds up to whole boxes and reports it to the buyer', () => {
  expect(changed(13, box)).toEqual([2, '13 个 已按整件取为 2 盒 (24 个)'])
  expect(changed(13, box, 'en')).toEqual([2, '13 个 was rounded up to 2 盒 (24 个)'])
})

test('reports nothing for an unchanged quantity', () => {
  expect(changed(24, box)).toEqual([2])
  expect(changed(24, piece)).toEqual([24])
})
