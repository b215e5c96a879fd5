import { expect, test } from 'vitest'
import { drawingsOf } from '../../../demo/server/catalogue/goods/goods-drawings'

const drawings = ['bearing', 'bearing2', 'bearing3', 'bearingB']

test.each([
  ['密封形式=开式', ['bearing', 'bearing2', 'bearing3', 'bearingB']],
  ['密封形式=ZZ 双面铁盖', ['bearing3', 'bearing', 'bearing2', 'bearingB']],
  ['密封形式=2RS 双面橡胶密封', ['bearing2', 'bearing', 'bearing3', 'bearingB']],
  ['密封材料=丁腈橡胶', drawings],
])('a bearing with %s shows the drawing of its seal first', (attribute, sorted) => {
  expect(drawingsOf(drawings, ['精度等级=P0', attribute])).toEqual(sorted)
})

test('keeps the drawings of products without one for their seal', () => {
  expect(drawingsOf(['oil-seal'], ['密封形式=橡胶密封'])).toEqual(['oil-seal'])
})
