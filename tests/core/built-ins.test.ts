import { describe, expect, it } from 'vitest'
import { arrayFrom, bound, entriesOf, toJson } from '../../src/core/host/built-ins'

describe('own built-ins work like those of the browser', () => {
  it.each<[unknown, unknown]>([
    [arrayFrom(new Set([1, 2])), [1, 2]],
    [arrayFrom({ length: 2 }, (_, at) => at), [0, 1]],
    [arrayFrom('轴承'), ['轴', '承']],
    [[...entriesOf(['a'])], [[0, 'a']]],
    [[...entriesOf(new Map([['a', 1]]))], [['a', 1]]],
    [toJson({ a: [1, { b: undefined }], c: null }), '{"a":[1,{}],"c":null}'],
  ])('%j', (made, expected) => expect(made).toEqual(expected))

  it('a bound function keeps this and the first arguments, and passes the others on', () => {
    function calledWith(this: unknown, ...given: unknown[]) {
      return [this, ...given]
    }
    expect(bound(calledWith, 'self', 1)(2, 3)).toEqual(['self', 1, 2, 3])
  })

  it('JSON ignores a toJSON on a prototype', () => {
    Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'not this' })
    try {
      expect(toJson({ lines: [1, [2]] })).toBe('{"lines":[1,[2]]}')
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
  })
})
