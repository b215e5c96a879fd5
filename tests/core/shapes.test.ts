import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { day, factor, money, month, page } from '../../src/core/api/shapes'

describe('an amount in a response', () => {
  it.each([
    ['8612.00', 861_200],
    ['-0.5', -50],
    [7.6, 760],
    [9_999_999_999_999, 999_999_999_999_900],
  ])('%j is valid', (wire, minor) => expect(money.parse(wire)).toBe(minor))

  it.each([1e300, -1e13, 1e13, 'NaN', '', '1e3', null, {}, true])(
    '%j is invalid without an exception',
    (wire) => expect(money.safeParse(wire).success).toBe(false),
  )
})

describe('a day, month or factor', () => {
  it('is accepted in the formats of other back ends', () => {
    for (const wire of ['2026-11-20', '2026-11-20 10:42:00', '2026-11-20T10:42:00Z'])
      expect(day.parse(wire)).toBe(wire)
    expect(month.parse('2026-11')).toBe('2026-11')
    expect(factor.parse('1.0800')).toBe('1.0800')
  })

  it.each(['', 'NaN', '..', 'soon', '-1'])('%j is invalid', (wire) => {
    for (const shape of [day, month, factor]) expect(shape.safeParse(wire).success).toBe(false)
  })

  it.each(['2026-13-45 99:99:99', '2026-00-10', '2026-11-00', '2026-11-32'])('%j is an invalid day', (wire) =>
    expect(day.safeParse(wire).success).toBe(false),
  )
  it.each(['2026-13', '2026-00'])('%j is no month', (wire) =>
    expect(month.safeParse(wire).success).toBe(false),
  )
})

describe('a page of a list', () => {
  const rows = (count: number) => ({
    content: Array.from({ length: count }, () => 1),
    totalElements: count,
    totalPages: 1,
    pageNumber: 1,
    pageSize: 10,
  })

  it('is rejected with more than 100 rows', () => {
    expect(page(z.int()).safeParse(rows(100)).success).toBe(true)
    expect(page(z.int()).safeParse(rows(101)).success).toBe(false)
  })
})
