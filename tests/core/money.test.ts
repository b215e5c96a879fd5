import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, toDecimal, toMinor } from '../../src/core/money'

describe('amounts', () => {
  it.each([
    ['8612.00', 861200],
    ['0.1', 10],
    ['1.005', 101],
    ['1.115', 112],
    ['-40', -4000],
    ['-0.001', 0],
    ['9007199254740.99', 900719925474099],
    [7.6, 760],
    [1.005, 101],
    [0.1 + 0.2, 30],
  ])('%s is read as %i', (wire, minor) => expect(toMinor(wire)).toBe(minor))

  it.each(['', '1e3', '0x10', '１', '1,000', '.5', '5.', 'NaN', '--1', '1.123456789', '99999999999999'])(
    '%j is rejected',
    (wire) => expect(() => toMinor(wire)).toThrow(RangeError),
  )

  it.each([Number.NaN, Infinity, 1e21])('the number %d is rejected', (wire) =>
    expect(() => toMinor(wire)).toThrow(RangeError),
  )

  it('are equal after a round trip through the wire format', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e14, max: 9e14 }), (minor) => toMinor(toDecimal(minor)) === minor),
    )
  })

  it.each([
    [862100, { symbol: '¥', digit: 2, ways: 10 }, '¥8,621.00'],
    [-4000, { symbol: '¥', digit: 2, ways: 10 }, '−¥40.00'],
    [862151, { symbol: '¥', digit: 1, ways: 10 }, '¥8,621.5'],
    [862155, { symbol: '¥', digit: 1, ways: 10 }, '¥8,621.6'],
    [862150, { symbol: '$', digit: 0, ways: 10 }, '$8,622'],
    [862199, { symbol: '¥', digit: 2, ways: 20 }, '¥8,621'],
    [862101, { symbol: '¥', digit: 2, ways: 30 }, '¥8,622'],
    [862100, { symbol: '¥', digit: 2, ways: 30 }, '¥8,621'],
    [862100, { symbol: '¥', digit: 99_999, ways: 10 }, '¥8,621.00000000'],
    [123456789012, { symbol: '¥', digit: 2, ways: 10 }, '¥1,234,567,890.12'],
    [0, { symbol: '¥', digit: 2, ways: 10 }, '¥0.00'],
  ])('%i with %j is formatted as %s', (minor, rule, text) => expect(formatMoney(minor, rule)).toBe(text))
})
