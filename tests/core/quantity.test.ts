import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostPieces } from '../../src/core/api/shapes'
import { readQuantity, settle, stepped, type QuantityRule } from '../../src/core/quantity'

const rule = (over: Partial<QuantityRule> = {}): QuantityRule => ({
  min: 10,
  step: 10,
  max: Infinity,
  zero: false,
  ...over,
})

describe('order quantities', () => {
  it('are rounded up to the next step and to the minimum', () => {
    expect([0, 1, 10, 11, 20, 21].map((wanted) => settle(wanted, rule()))).toEqual([10, 10, 10, 20, 20, 30])
    expect([5, 6, 7, 8].map((wanted) => settle(wanted, rule({ min: 5, step: 2 })))).toEqual([5, 7, 7, 9])
  })

  it('are 0 only where 0 is allowed', () => {
    expect(settle(0, rule({ zero: true }))).toBe(0)
    expect(settle(3, rule({ zero: true }))).toBe(10)
    expect(stepped(10, -1, rule({ zero: true }))).toBe(0)
    expect(stepped(10, -1, rule())).toBe(10)
    expect(stepped(0, 1, rule({ zero: true }))).toBe(10)
    expect(stepped(0, 10, rule({ zero: true }))).toBe(100)
  })

  it('move to the nearest step from a value between steps', () => {
    expect(stepped(13, 1, rule())).toBe(20)
    expect(stepped(13, -1, rule())).toBe(10)
  })

  it('increase up to the stock, and decrease from above it step by step', () => {
    expect(stepped(60, 1, rule({ max: 64 }))).toBe(60)
    expect(stepped(50, 10, rule({ max: 64 }))).toBe(60)
    expect(stepped(80, 1, rule({ max: 64 }))).toBe(80)
    expect(stepped(80, -1, rule({ max: 64 }))).toBe(70)
  })

  it('always end on a step, between the minimum and the maximum of a line', () => {
    const rules = fc.record({
      min: fc.integer({ min: 1, max: 500 }),
      step: fc.integer({ min: 1, max: 500 }),
      max: fc.integer({ min: 0, max: 200_000 }),
      zero: fc.boolean(),
    })
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: -20, max: 20 }),
        (given, wanted, steps) => {
          for (const value of [settle(wanted, given), stepped(settle(wanted, given), steps || 1, given)]) {
            if (given.zero && value === 0) continue
            expect(value).toBeGreaterThanOrEqual(given.min)
            expect(value).toBeLessThanOrEqual(mostPieces)
            expect((value - given.min) % given.step).toBe(0)
          }
        },
      ),
    )
  })

  it('are read from digits of any width only', () => {
    expect(['12', ' 1,200 ', '１２', '0'].map(readQuantity)).toEqual([12, 1200, 12, 0])
    for (const wrong of ['', '-1', '1.5', '1e3', '0x10', 'abc', '一', '9'.repeat(10)]) {
      expect(readQuantity(wrong), wrong).toBeUndefined()
    }
  })
})
