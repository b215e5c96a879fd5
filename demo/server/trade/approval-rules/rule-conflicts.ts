import { yes } from '../../../../src/core/api/shapes'
import type { Text } from '../../../../src/core/language/messages'
import { conflictPath } from '../../../../src/trade/approval-rules/approval-rules.contract'
import type { RuleCondition } from '../../../../src/trade/approval-rules/rule-condition.contract'
import { refuse } from '../../core/http/refusal'
import { costCentreKey } from '../../money/budgets/cost-centre-key'
import type { approvalRule } from './approval-rules.table'

type Rule = Pick<typeof approvalRule.$inferSelect, 'id' | 'name' | 'effect' | 'conditions' | 'active'>
type Judged = Omit<Rule, 'id' | 'name'>

/**
 * opposite: the same purchases are forbidden by one rule and need no approval by the other. hidden: the saved rule is never reached
 * because the other one decides before. hides: the other rule is no longer reached.
 */
type Conflict = { kind: keyof typeof texts; rule: Rule }

const texts = {
  opposite: [
    '与规则“{name}”条件相同而结果相反：一律禁止购买',
    'The rule “{name}” has the same conditions and the opposite effect. The purchase is not allowed.',
  ],
  hidden: [
    '规则“{name}”总是先生效，此规则不会起作用',
    'The rule “{name}” always decides before this one, which has no effect.',
  ],
  hides: ['规则“{name}”将不再起作用', 'The rule “{name}” will no longer have an effect.'],
} as const satisfies Record<string, Text>

const conflicting: Text = [
  '与其他规则冲突，确认后可仍然保存：',
  'This rule conflicts with others. You can save it anyway:',
]

const rank = { ask: 0, bypass: 1, deny: 2 } as const

const within = (inner: readonly string[], outer: readonly string[]) =>
  inner.every((one) => outer.includes(one))

const valuesOf = (condition: RuleCondition): readonly string[] | undefined => {
  if ('ids' in condition) return condition.ids
  if (condition.kind === 'costCentre') return condition.codes.map(costCentreKey)
  if ('codes' in condition) return condition.codes
  return condition.kind === 'source' ? condition.sources : undefined
}

/** Returns whether every purchase that meets one condition meets another one of the same kind. */
function implies(narrow: RuleCondition, wide: RuleCondition): boolean {
  if ('currency' in narrow && 'currency' in wide && narrow.currency !== wide.currency) return false
  const [inner, outer] = [valuesOf(narrow), valuesOf(wide)]
  if (inner && outer) return narrow.kind === wide.kind && within(inner, outer)
  if (narrow.kind === 'amount' && wide.kind === 'amount') {
    const [{ above: low = -Infinity, upTo: high = Infinity }, { above = -Infinity, upTo = Infinity }] = [
      narrow,
      wide,
    ]
    return narrow.basis === wide.basis && low >= above && high <= upTo
  }
  if (narrow.kind === 'recent' && wide.kind === 'recent')
    return narrow.days <= wide.days && narrow.above >= wide.above
  if (narrow.kind === 'priceAbove' && wide.kind === 'priceAbove') return narrow.percent >= wide.percent
  if (narrow.kind === 'budgetLeft' && wide.kind === 'budgetLeft') return narrow.below <= wide.below
  if (narrow.kind === 'creditLeft' && wide.kind === 'creditLeft') return narrow.below <= wide.below
  return narrow.kind === wide.kind
}

/**
 * Returns whether a rule applies to every purchase to which another one applies. In a shop with several currencies, a rule
 * that asks also applies where its amounts cannot be compared, and a rule that decides does not.
 */
function covers(wide: Judged, narrow: Judged, currencies: readonly string[]): boolean {
  const mayMiss = currencies.length > 1 && narrow.effect === 'ask' && wide.effect !== 'ask'
  const isOnlyIn = (currency: string) =>
    narrow.conditions.some((one) => one.kind === 'currency' && one.codes.every((code) => code === currency))
  return wide.conditions.every((condition) => {
    const { currency = '' } = 'currency' in condition ? condition : {}
    if (mayMiss && currency && !isOnlyIn(currency)) return false
    return narrow.conditions.some((one) => implies(one, condition))
  })
}

/** Finds the active rules that contradict an active rule, or of which one is never reached beside it. */
export const conflictsOf = (
  saved: Judged,
  others: readonly Rule[],
  currencies: readonly string[],
): Conflict[] =>
  others
    .filter(({ active }) => active === yes && saved.active === yes)
    .flatMap((rule): Conflict[] => {
      const order = rank[rule.effect] - rank[saved.effect]
      const isCovered = covers(rule, saved, currencies)
      const doesCover = covers(saved, rule, currencies)
      const isOpposite = isCovered && doesCover && rule.effect !== 'ask' && saved.effect !== 'ask'
      if (order === 0) return []
      if (isOpposite) return [{ kind: 'opposite', rule }]
      if (order > 0) return isCovered ? [{ kind: 'hidden', rule }] : []
      return doesCover ? [{ kind: 'hides', rule }] : []
    })

/**
 * Refuses a rule that conflicts with others, unless all of its conflicts are accepted.
 * @param currencies in which the shop sells
 * @param accepted paths of the errors that were shown
 * @throws Refusal 422 with an error for each conflict
 */
export function checkConflicts(
  saved: Judged,
  others: readonly Rule[],
  currencies: readonly string[],
  accepted: readonly string[],
) {
  const errors = conflictsOf(saved, others, currencies).map(({ kind, rule: { id, name } }) => ({
    path: conflictPath(kind, id),
    message: texts[kind],
    values: { name },
  }))
  if (errors.some(({ path }) => !accepted.includes(path))) throw refuse(422, conflicting, { errors })
}
