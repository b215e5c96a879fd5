import { describe, expect, test } from 'vitest'
import { chooseCoupons, type CouponTerms } from '../../../demo/server/money/coupons/choose-coupons'
import { noShares, taken, type CostLine } from '../../../demo/server/money/coupons/line-costs'

const now = new Date('2026-11-21T04:00:00Z')
const later = new Date('2026-12-21T04:00:00Z')
const plain: CouponTerms = {
  id: 'c',
  type: 10,
  shopId: null,
  kind: 10,
  threshold: 1000,
  value: 100,
  rate: null,
  most: null,
  scope: 10,
  scopeIds: [],
  useFrom: new Date(0),
  useTo: later,
}
const couponOf = (id: string, terms: Partial<CouponTerms> = {}): CouponTerms => ({ ...plain, id, ...terms })
const line = (id: string, amount: number, more: Partial<CostLine> = {}): CostLine => ({
  id,
  goodsId: `g${id}`,
  shopId: 's1',
  categoryIds: ['d1', 'e1', 'f1'],
  amount,
  ...noShares,
  ...more,
})
const choose = (lines: CostLine[], coupons: CouponTerms[], wanted: string[] | null = null) => {
  const { lines: after, offers } = chooseCoupons(lines, coupons, wanted, now)
  const chosen = offers.filter((offer) => offer.chosen).map((offer) => offer.coupon.id)
  const reasonOf = (id: string) => offers.find((offer) => offer.coupon.id === id)?.cut
  return { chosen, off: taken(after, 'coupon'), shares: after.map(({ coupon }) => coupon), reasonOf }
}

describe('coupons', () => {
  test('proposes the one that saves most, and of equal ones the one that expires first', () => {
    const sooner = { useTo: new Date('2026-11-22T04:00:00Z') }
    const { chosen, off } = choose(
      [line('1', 1000)],
      [couponOf('a'), couponOf('b', { value: 101 }), couponOf('c', { value: 101, ...sooner })],
    )
    expect([chosen, off]).toEqual([['c'], 101])
  })

  test('applies the buyer’s choice, also the choice of none', () => {
    const list = [couponOf('a'), couponOf('b', { value: 200 })]
    expect(choose([line('1', 1000)], list, ['a'])).toMatchObject({ chosen: ['a'], off: 100 })
    expect(choose([line('1', 1000)], list, [])).toMatchObject({ chosen: [], off: 0 })
    expect(choose([line('1', 1000)], list, ['a', 'b'])).toMatchObject({ chosen: ['a'], off: 100 })
  })

  test('apply when the threshold is reached exactly, and give the missing amount below it', () => {
    expect(choose([line('1', 999)], [couponOf('a')]).reasonOf('a')).toMatchObject({
      reason: 'short',
      missing: 1,
    })
    expect(choose([line('1', 600), line('2', 400)], [couponOf('a')]).off).toBe(100)
  })

  test('activity discounts reduce the amount for thresholds, shop coupons do not', () => {
    expect(choose([line('1', 1050, { discount: 51 })], [couponOf('a')]).off).toBe(0)
    const shopOnes = couponOf('s', { type: 20, shopId: 's1', value: 500, scope: 20, scopeIds: ['s1'] })
    expect(choose([line('1', 1000)], [couponOf('a'), shopOnes])).toMatchObject({
      chosen: ['s', 'a'],
      off: 600,
    })
  })

  test('combines one coupon per shop with one of the platform', () => {
    const of = (id: string, shopId: string, value: number) =>
      couponOf(id, { type: 20, shopId, value, scope: 20, scopeIds: [shopId] })
    const lines = [line('1', 1000), line('2', 2000, { shopId: 's2' })]
    const all = [of('a', 's1', 10), of('b', 's1', 20), of('c', 's2', 30), couponOf('p'), couponOf('q')]
    const { chosen, off, shares } = choose(lines, all)
    expect(new Set(chosen)).toEqual(new Set(['b', 'c', 'p']))
    expect(off).toBe(150)
    // The platform's reduction is split by the remaining amounts: 980 and 1970.
    expect(shares).toEqual([20 + 33, 30 + 67])
  })

  test('apply only to lines in their scope', () => {
    const lines = [line('1', 1000), line('2', 1000, { shopId: 's2', categoryIds: ['d2', 'e2', 'f2'] })]
    expect(choose(lines, [couponOf('a', { scope: 30, scopeIds: ['e2'] })]).shares).toEqual([0, 100])
    expect(choose(lines, [couponOf('a', { scope: 40, scopeIds: ['g1'] })]).shares).toEqual([100, 0])
    expect(choose(lines, [couponOf('a', { scope: 20, scopeIds: ['s2'] })]).shares).toEqual([0, 100])
    const none = choose(lines, [couponOf('a', { scope: 40, scopeIds: ['x'] })])
    expect(none.reasonOf('a')).toMatchObject({ amount: 0, reason: 'scope' })
  })

  test('a percentage is rounded once per shop and capped at its limit', () => {
    const percent = { kind: 20 as const, value: null, rate: 95 }
    expect(choose([line('1', 1019)], [couponOf('a', percent)]).off).toBe(50)
    expect(choose([line('1', 1019)], [couponOf('a', { ...percent, most: 40 })]).off).toBe(40)
  })

  test('never take off more than the amount', () => {
    expect(choose([line('1', 1000)], [couponOf('a', { value: 5000 })]).off).toBe(1000)
  })

  test('are not valid before their time', () => {
    const early = choose([line('1', 1000)], [couponOf('a', { useFrom: later })])
    expect(early.reasonOf('a')).toMatchObject({ reason: 'early' })
    expect(early.off).toBe(0)
  })
})
