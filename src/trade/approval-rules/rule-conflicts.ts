import type { ApprovalRule } from './approval-rules.contract'
import type { RuleCondition } from './rule-condition.contract'

type Judged = Pick<ApprovalRule, 'effect' | 'conditions'>

/**
 * opposite: the same purchases are forbidden by one rule and need no approval by the other. hidden: the saved rule is never reached
 * because the other one decides before. hides: the other rule is no longer reached.
 */
export type RuleConflict = { kind: 'opposite' | 'hidden' | 'hides'; rule: ApprovalRule }

const rank = { ask: 0, bypass: 1, deny: 2 } as const

const within = (inner: readonly string[], outer: readonly string[]) =>
  inner.every((one) => outer.includes(one))

const valuesOf = (condition: RuleCondition): readonly string[] | undefined => {
  if ('ids' in condition) return condition.ids
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

/** Returns whether a rule applies to every purchase to which another one applies. */
const covers = (wide: Judged, narrow: Judged) =>
  wide.conditions.every((condition) => narrow.conditions.some((one) => implies(one, condition)))

/** Finds the active rules that contradict a rule, or of which one is never reached beside it. */
export const conflictsOf = (saved: Judged, others: readonly ApprovalRule[]): RuleConflict[] =>
  others
    .filter(({ active }) => active === 10)
    .flatMap((rule): RuleConflict[] => {
      const order = rank[rule.effect] - rank[saved.effect]
      const [isCovered, doesCover] = [covers(rule, saved), covers(saved, rule)]
      const isOpposite = isCovered && doesCover && rule.effect !== 'ask' && saved.effect !== 'ask'
      if (order === 0) return []
      if (isOpposite) return [{ kind: 'opposite', rule }]
      if (order > 0) return isCovered ? [{ kind: 'hidden', rule }] : []
      return doesCover ? [{ kind: 'hides', rule }] : []
    })
