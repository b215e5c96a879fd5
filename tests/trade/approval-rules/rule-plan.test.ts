import { describe, expect, test, vi } from 'vitest'
import { applies, type Purchase } from '../../../demo/server/trade/approval-rules/rule-match'
import { planByRules, type People } from '../../../demo/server/trade/approval-rules/rule-plan'
import { after, day } from '../../../demo/server/core/time/business-time'
import { afterWorkingHours } from '../../../demo/server/trade/approval-rules/working-hours'
import type { RuleCondition } from '../../../src/trade/approval-rules/rule-condition.contract'

const line = {
  skuId: 's1',
  shopId: 'shop1',
  price: 1000,
  custom: false,
  costCentre: 'CC1',
  brandId: 'b1',
  categoryIds: ['c1', 'c2', 'c3'],
}
const purchase: Purchase = {
  requesterId: 'sub',
  sources: ['cart', 'contract'],
  currency: 'CNY',
  amounts: { goods: 10_000, reduced: 9_000, total: 9_500 },
  lines: [line, { ...line, skuId: 's2', price: 1100, custom: true }],
  shops: new Map([['shop1', 10_000]]),
  recent: (_, days) => days * 1000,
  lastPrice: (skuId) => (skuId === 's1' ? 900 : undefined),
  isFirst: (skuId) => skuId !== 's1',
  budgetsLeft: [5_000, -100],
  creditLeft: 2_000,
}
const isMet = (
  conditions: RuleCondition[],
  of: Purchase = purchase,
  effect: 'ask' | 'deny' | 'bypass' = 'ask',
) => applies({ effect, conditions }, of)
const holds = (condition: RuleCondition) => isMet([condition])

describe('a condition', () => {
  test.each<[RuleCondition, RuleCondition]>([
    [
      { kind: 'amount', basis: 'goods', above: 9_999 },
      { kind: 'amount', basis: 'goods', above: 10_000 },
    ],
    [
      { kind: 'amount', basis: 'reduced', above: 8_999 },
      { kind: 'amount', basis: 'reduced', above: 9_000 },
    ],
    [
      { kind: 'amount', basis: 'total', above: 9_499 },
      { kind: 'amount', basis: 'total', above: 9_500 },
    ],
    [
      { kind: 'recent', days: 7, above: 16_999 },
      { kind: 'recent', days: 7, above: 17_000 },
    ],
    [
      { kind: 'category', ids: ['c2'] },
      { kind: 'category', ids: ['c9'] },
    ],
    [
      { kind: 'brand', ids: ['b1'] },
      { kind: 'brand', ids: ['b2'] },
    ],
    [
      { kind: 'shop', ids: ['shop1'] },
      { kind: 'shop', ids: ['shop2'] },
    ],
    [
      { kind: 'sku', ids: ['s2'] },
      { kind: 'sku', ids: ['s3'] },
    ],
    [
      { kind: 'costCentre', codes: ['CC1'] },
      { kind: 'costCentre', codes: [''] },
    ],
    [
      { kind: 'costCentre', codes: ['CC2', ' cc1'] },
      { kind: 'costCentre', codes: ['CC'] },
    ],
    [
      { kind: 'priceAbove', percent: 11 },
      { kind: 'priceAbove', percent: 12 },
    ],
    [
      { kind: 'source', sources: ['cart'] },
      { kind: 'source', sources: ['offer', 'gift'] },
    ],
    [
      { kind: 'requester', ids: ['sub'] },
      { kind: 'requester', ids: ['main'] },
    ],
    [
      { kind: 'amount', basis: 'total', above: 9_000, upTo: 9_500 },
      { kind: 'amount', basis: 'total', above: 9_000, upTo: 9_499 },
    ],
    [
      { kind: 'amount', basis: 'total', upTo: 9_500 },
      { kind: 'amount', basis: 'total', upTo: 9_499 },
    ],
    [
      { kind: 'source', sources: ['contract'] },
      { kind: 'source', sources: ['offer'] },
    ],
    [
      { kind: 'currency', codes: ['USD', 'CNY'] },
      { kind: 'currency', codes: ['USD'] },
    ],
    [
      { kind: 'budgetLeft', below: 0 },
      { kind: 'budgetLeft', below: -100 },
    ],
    [
      { kind: 'creditLeft', below: 2_001 },
      { kind: 'creditLeft', below: 2_000 },
    ],
  ])('%j holds, and %j does not', (fits, unmet) => {
    expect([holds(fits), holds(unmet)]).toEqual([true, false])
  })

  test('about a price holds above the percentage, not at it', () => {
    const line999 = { ...purchase, lines: [{ ...line, price: 999 }] }
    const holdsAt = (percent: number) => isMet([{ kind: 'priceAbove', percent }], line999)
    expect([holdsAt(10), holdsAt(11)]).toEqual([true, false])
  })

  test('about custom goods or a first purchase holds for one line among others', () => {
    expect([holds({ kind: 'custom' }), holds({ kind: 'firstPurchase' })]).toEqual([true, true])
    const plain = { ...purchase, lines: [line] }
    expect(isMet([{ kind: 'custom' }], plain)).toBe(false)
    expect(isMet([{ kind: 'firstPurchase' }], plain)).toBe(false)
  })

  test('about credit or budgets does not hold without a credit line or a budget', () => {
    const without = { ...purchase, creditLeft: undefined, budgetsLeft: [] }
    expect(isMet([{ kind: 'creditLeft', below: 1_000_000 }], without)).toBe(false)
    expect(isMet([{ kind: 'budgetLeft', below: 1_000_000, currency: 'USD' }], without)).toBe(false)
  })

  test.each<RuleCondition>([
    { kind: 'amount', basis: 'total', above: 0, currency: 'USD' },
    { kind: 'amount', basis: 'total', above: 1_000_000, currency: 'USD' },
    { kind: 'recent', days: 7, above: 0, currency: 'USD' },
    { kind: 'budgetLeft', below: 0, currency: 'USD' },
  ])('%j in another currency holds only for a rule that asks', (condition) => {
    const effects = ['ask', 'deny', 'bypass'] as const
    expect(effects.map((effect) => isMet([condition], purchase, effect))).toEqual([true, false, false])
  })

  test('applies only together with the other conditions of its rule', () => {
    const conditions: RuleCondition[] = [{ kind: 'custom' }, { kind: 'brand', ids: ['b9'] }]
    expect(isMet(conditions)).toBe(false)
    expect(isMet([])).toBe(true)
  })
})

const now = new Date(0)
const rule = (id: string, more: object = {}) => ({
  id,
  customerId: 'main',
  name: `rule ${id}`,
  effect: 'ask' as const,
  conditions: [],
  approverIds: [] as string[],
  approverKinds: [],
  need: 1,
  hours: null,
  active: 10 as const,
  version: 3,
  createdAt: now,
  updatedAt: now,
  ...more,
})
const people = (deputies: Record<string, string> = {}, more: Partial<People> = {}): People => ({
  administratorId: 'main',
  isActive: (id) => id !== 'closed',
  deputyOf: (id) => deputies[id],
  selfApproval: 'never',
  selfLimit: 0,
  limitCurrency: 'CNY',
  ...more,
})
const asked = (rules: ReturnType<typeof rule>[], who: People = people(), of: Purchase = purchase) => {
  const { steps, deniedBy } = planByRules(rules, of, who)
  return deniedBy ?? steps.map((step) => step.people.map(({ memberId }) => memberId).join())
}

describe('a plan', () => {
  test('has the steps of all rules in order, the main account last, and merges those with the same people', () => {
    const rules = [
      rule('1'),
      rule('2', { approverIds: ['a', 'b'], need: 2, hours: 9 }),
      rule('3', { approverIds: ['b', 'a'], hours: 4 }),
      rule('4', { approverIds: ['c'] }),
    ]
    expect(asked(rules)).toEqual(['a,b', 'c', 'main'])
    const [first] = planByRules(rules, purchase, people()).steps
    expect(first).toMatchObject({ need: 2, hours: 4, rules: [{ id: '2', version: 3 }, { id: '3' }] })
  })

  test('applies a rule that denies before one that waives, and that one before rules that ask', () => {
    const [asks, waives, denies] = [rule('1'), rule('2', { effect: 'bypass' }), rule('3', { effect: 'deny' })]
    expect(asked([asks, waives])).toEqual([])
    expect(asked([asks, waives, denies])).toBe('rule 3')
  })

  test('never asks the requester, but the main account instead, unless the company lets members decide', () => {
    const own = [rule('1', { approverIds: ['sub'] })]
    expect(asked(own)).toEqual(['main'])
    expect(asked(own, people({}, { selfApproval: 'belowLimit', selfLimit: 9_499 }))).toEqual(['main'])
    expect(asked(own, people({}, { selfApproval: 'belowLimit', selfLimit: 9_500 }))).toEqual(['sub'])
    const inDollars = people({}, { selfApproval: 'belowLimit', selfLimit: 9_500, limitCurrency: 'USD' })
    expect(asked(own, inDollars)).toEqual(['main'])
    expect(asked(own, people({}, { selfApproval: 'always' }))).toEqual(['sub'])
    expect(asked([rule('1')], people(), { ...purchase, requesterId: 'main' })).toEqual([])
  })

  test('asks the deputy of an absent person, at most three deputies on, and the main account for a closed one', () => {
    const of = (id: string) => [rule('1', { approverIds: [id] })]
    expect(asked(of('a'), people({ a: 'b', b: 'c' }))).toEqual(['c'])
    expect(asked(of('a'), people({ a: 'b', b: 'c', c: 'd', d: 'e' }))).toEqual(['d'])
    expect(asked(of('a'), people({ a: 'closed' }))).toEqual(['a'])
    expect(asked(of('closed'))).toEqual(['main'])
    expect(asked(of('a'), people({ a: 'sub' }))).toEqual(['main'])
    const [step] = planByRules(of('a'), purchase, people({ a: 'b' })).steps
    expect(step?.people).toEqual([{ memberId: 'b', forId: 'a' }])
  })
})

test('working hours that exceed the limit end at the limit, after one look at the calendar per quarter of an hour', () => {
  const looks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const calendar = { timeZone: 'Asia/Shanghai', workdays: [7], workFrom: 0, workUntil: 1 }
  const from = new Date('2026-11-27T08:00:00Z')
  expect(afterWorkingHours(from, 240, calendar, after(from, 30 * day))).toEqual(after(from, 30 * day))
  expect(looks.mock.calls.length).toBeLessThanOrEqual(30 * 24 * 4)
  looks.mockRestore()
})

test('working hours skip nights and weekends of the company’s time zone', () => {
  const calendar = { timeZone: 'Asia/Shanghai', workdays: [1, 2, 3, 4, 5], workFrom: 9, workUntil: 18 }
  const later = (from: string, hours: number) =>
    afterWorkingHours(new Date(from), hours, calendar, after(new Date(from), 30 * day)).toISOString()
  // A Friday: 16:00 in Shanghai is 08:00 UTC.
  expect(later('2026-11-27T08:00:00Z', 1)).toBe('2026-11-27T09:00:00.000Z')
  expect(later('2026-11-27T08:00:00Z', 4)).toBe('2026-11-30T03:00:00.000Z')
  expect(later('2026-11-28T08:00:00Z', 9)).toBe('2026-11-30T10:00:00.000Z')
})
