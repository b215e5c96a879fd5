import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneApart } from '../../../demo/server/catalogue/search/one-apart'
import { keysIn, keysNear, wordKeys } from '../../../demo/server/catalogue/search/word-keys'

const sign: fc.Arbitrary<string> = fc.constantFrom('轴', '承', '安', 'b', 'e', '6', '2')
const word = fc.array(sign, { minLength: 3, maxLength: 9 })

/** Returns the variants of a word with one typing error. */
const mistaken = fc
  .tuple(word, fc.nat(), sign, fc.constantFrom('other', 'more', 'less', 'swapped'))
  .map(([signs, where, another, kind]) => {
    const at = where % signs.length
    const [here = '', next = ''] = signs.slice(at, at + 2)
    if (kind === 'other') return { signs, typed: signs.with(at, another) }
    if (kind === 'more') return { signs, typed: signs.toSpliced(at, 0, another) }
    if (kind === 'less') return { signs, typed: signs.toSpliced(at, 1) }
    return { signs, typed: signs.toSpliced(at, 2, ...[next, here].filter(Boolean)) }
  })

test('a word with one wrong character shares a key with the correct word, at any position', () => {
  fc.assert(
    fc.property(mistaken, fc.array(sign), fc.array(sign), ({ signs, typed }, before, after) => {
      fc.pre(oneApart(typed, signs))
      const keys = wordKeys(signs.join(''))
      const near = keysNear([...before, ...typed, ...after].join(''))
      expect(keys.some((key) => near.includes(key))).toBe(true)
    }),
  )
})

test('a word has all keys of its parts', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.nat(), (signs, from, length) => {
      const part = signs.slice(from % signs.length).slice(0, 1 + (length % 9))
      expect(wordKeys(signs.join(''))).toEqual(expect.arrayContaining(keysIn(part.join(''))))
    }),
  )
})
