import { describe, expect, test } from 'vitest'
import { shareOut } from '../../../demo/server/money/coupons/share-out'

const sum = (list: number[]) => list.reduce((total, one) => total + one, 0)

describe('R93: an amount shared out by weights', () => {
  test('is divided exactly, and the remainders go to the largest fractions', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(2, [1, 2, 3])).toEqual([0, 1, 1])
    expect(shareOut(0, [5, 5])).toEqual([0, 0])
    expect(shareOut(7, [0, 7, 0])).toEqual([0, 7, 0])
    expect(shareOut(0, [])).toEqual([])
  })

  test('is exact beyond the precision of a float', () => {
    const weights = [9_999_899_999_901, 9_999_899_999_899, 1]
    expect(sum(shareOut(9_999_899_999_999, weights))).toBe(9_999_899_999_999)
  })

  test('for any amount and weights, the shares add up and none exceeds its weight', () => {
    let state = 11
    const random = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
    for (let run = 0; run < 5_000; run++) {
      const weights = Array.from({ length: 1 + random(12) }, () => random(run % 2 ? 9 : 100_000))
      const amount = random(sum(weights) + 1)
      const shares = shareOut(amount, weights)
      expect(sum(shares)).toBe(sum(weights) > 0 ? amount : 0)
      expect(shares.every((share, at) => share >= 0 && share <= (weights[at] ?? 0))).toBe(true)
    }
  })
})
