import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundWords } from '../../../src/catalogue/goods/card/found-words'

test.each([
  ['6204-2RS 轴承', '6204', ['', '6204', '-2RS 轴承']],
  ['恒锐 6204-2rs 轴承', '轴承 2RS', ['恒锐 6204-', '2rs', ' ', '轴承', '']],
  ['6204 620', '620 6204', ['', '6204', ' ', '620', '']],
  ['M8×20 (304)', '(304', ['M8×20 ', '(304', ')']],
  ['轴承 6204', '６２０４', ['轴承 ', '6204', '']],
  ['轴承', '  ', ['轴承']],
  ['轴承', '.*', ['轴承']],
])('in %j the keyword %j gives the pieces of the match', (name, words, pieces) => {
  expect(foundWords(name, words)).toEqual(pieces)
})

test('the pieces join to the name for any keyword', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (name, words) => foundWords(name, words).join('') === name))
})
