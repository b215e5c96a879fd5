import type { Input } from '../../core/api/endpoint'
import { toDecimal, type Minor } from '../../core/money'
import type { saveRule } from './approval-rules.contract'
import type { RuleCondition } from './rule-condition.contract'

export type SentCondition = NonNullable<Input<typeof saveRule>['body']>['conditions'][number]

const decimal = (amount: Minor | undefined) => (amount === undefined ? undefined : toDecimal(amount))

/** Returns a condition in API format, with its amounts as decimal strings. */
export function sentCondition(condition: RuleCondition): SentCondition {
  switch (condition.kind) {
    case 'amount':
      return { ...condition, above: decimal(condition.above), upTo: decimal(condition.upTo) }
    case 'recent':
      return { ...condition, above: toDecimal(condition.above) }
    case 'budgetLeft':
    case 'creditLeft':
      return { ...condition, below: toDecimal(condition.below) }
    default:
      return condition
  }
}
