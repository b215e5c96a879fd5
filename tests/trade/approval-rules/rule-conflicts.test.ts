import { expect, test } from 'vitest'
import type { ApprovalRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import type { RuleCondition } from '../../../src/trade/approval-rules/rule-condition.contract'
import { conflictsOf } from '../../../demo/server/trade/approval-rules/rule-conflicts'

const rule = (
  effect: ApprovalRule['effect'],
  conditions: RuleCondition[],
  more: object = {},
): ApprovalRule => ({
  id: '1',
  name: 'other',
  version: 1,
  effect,
  conditions,
  approverIds: [],
  approverKinds: [],
  need: 1,
  active: 10,
  unsatisfied: 20,
  ...more,
})
const above = (amount: number, more: object = {}): RuleCondition => ({
  kind: 'amount',
  basis: 'total',
  above: amount,
  ...more,
})
const kinds = (saved: ApprovalRule, ...others: ApprovalRule[]) =>
  conflictsOf(saved, others, ['CNY']).map(({ kind }) => kind)

test('a rule that denies and one that bypasses contradict each other under the same conditions', () => {
  const conditions: RuleCondition[] = [above(100), { kind: 'brand', ids: ['b', 'a'] }]
  const same: RuleCondition[] = [{ kind: 'brand', ids: ['a', 'b'] }, above(100)]
  expect(kinds(rule('deny', conditions), rule('bypass', same))).toEqual(['opposite'])
  expect(kinds(rule('bypass', conditions), rule('deny', same))).toEqual(['opposite'])
  expect(kinds(rule('ask', conditions), rule('ask', same))).toEqual([])
})

test('cost centres are compared without case and surrounding spaces', () => {
  const of = (...codes: string[]): RuleCondition[] => [{ kind: 'costCentre', codes }]
  expect(kinds(rule('deny', of('CC-1')), rule('bypass', of(' cc-1')))).toEqual(['opposite'])
})

test('a rule that asks is not hidden in a shop where purchases may have another currency', () => {
  const [asks, denies] = [above(200, { currency: 'CNY' }), above(100, { currency: 'CNY' })]
  const kindsOf = (conditions: RuleCondition[], currencies: string[]) =>
    conflictsOf(rule('ask', conditions), [rule('deny', [denies])], currencies).map(({ kind }) => kind)
  expect(kindsOf([asks], ['CNY'])).toEqual(['hidden'])
  expect(kindsOf([asks], ['CNY', 'USD'])).toEqual([])
  expect(kindsOf([asks, { kind: 'currency', codes: ['CNY'] }], ['CNY', 'USD'])).toEqual(['hidden'])
})

test('an inactive rule conflicts with none', () => {
  const [denies, off] = [rule('deny', []), { active: 20 as const }]
  expect(kinds(denies, rule('ask', [], off))).toEqual([])
  expect(kinds({ ...denies, ...off }, rule('ask', []))).toEqual([])
})

test('a stronger rule hides a weaker one if it covers all of its purchases', () => {
  expect(kinds(rule('ask', [above(200)]), rule('deny', [above(100)]))).toEqual(['hidden'])
  expect(kinds(rule('ask', [above(200)]), rule('bypass', []))).toEqual(['hidden'])
  expect(kinds(rule('deny', []), rule('ask', [above(200)]), rule('bypass', [above(1)]))).toEqual([
    'hides',
    'hides',
  ])
})

const sets = (a: string[]): RuleCondition[] => [
  ...(['category', 'brand', 'shop', 'sku', 'requester'] as const).map((kind) => ({ kind, ids: a })),
  ...(['costCentre', 'currency'] as const).map((kind) => ({ kind, codes: a })),
]
test.each<[RuleCondition, RuleCondition]>([
  [above(100), above(101)],
  [above(100, { upTo: 300 }), above(100, { upTo: 200 })],
  [{ kind: 'amount', basis: 'total', upTo: 300 }, above(100, { upTo: 200 })],
  [
    { kind: 'recent', days: 30, above: 100 },
    { kind: 'recent', days: 7, above: 100 },
  ],
  [
    { kind: 'priceAbove', percent: 5 },
    { kind: 'priceAbove', percent: 6 },
  ],
  [
    { kind: 'budgetLeft', below: 100 },
    { kind: 'budgetLeft', below: 99 },
  ],
  [
    { kind: 'creditLeft', below: 100 },
    { kind: 'creditLeft', below: 99 },
  ],
  [
    { kind: 'source', sources: ['cart', 'offer'] },
    { kind: 'source', sources: ['offer'] },
  ],
  ...sets(['a', 'b']).flatMap((wide, at): [RuleCondition, RuleCondition][] => {
    const narrow = sets(['b'])[at]
    return narrow ? [[wide, narrow]] : []
  }),
])('%j covers %j, and not vice versa', (wide, narrow) => {
  expect(kinds(rule('ask', [narrow]), rule('deny', [wide]))).toEqual(['hidden'])
  expect(kinds(rule('ask', [wide]), rule('deny', [narrow]))).toEqual([])
})

test.each<[RuleCondition, RuleCondition]>([
  [above(100), above(200, { basis: 'goods' })],
  [above(100, { currency: 'CNY' }), above(200, { currency: 'USD' })],
  [{ kind: 'custom' }, { kind: 'firstPurchase' }],
  [
    { kind: 'brand', ids: ['a'] },
    { kind: 'shop', ids: ['a'] },
  ],
])('%j and %j do not cover each other', (one, other) => {
  expect(kinds(rule('ask', [one]), rule('deny', [other]))).toEqual([])
  expect(kinds(rule('ask', [other]), rule('deny', [one]))).toEqual([])
})
