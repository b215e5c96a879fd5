import { toDecimal } from '../../core/money'
import type { Input } from '../../core/api/endpoint'
import type { ApprovalRule, saveRule } from './approval-rules.contract'
import type { RuleCondition } from './rule-condition.contract'
import { ruleForm } from './rule-form'

type Body = NonNullable<Input<typeof saveRule>['body']>
type Condition = Body['conditions'][number]
type Values = ReturnType<(typeof ruleForm)['values']>

const editable = new Set<RuleCondition['kind']>([
  'amount',
  'recent',
  'priceAbove',
  'custom',
  'firstPurchase',
  'source',
  'costCentre',
  'requester',
])

/** Writes amounts as the API does. */
const sent = (condition: RuleCondition): Condition =>
  condition.kind === 'amount' || condition.kind === 'recent'
    ? { ...condition, above: toDecimal(condition.above) }
    : condition

/** Returns the conditions that the form does not show, which an edit keeps. */
const otherConditions = ({ conditions }: Pick<ApprovalRule, 'conditions'>) =>
  conditions.filter(({ kind }) => !editable.has(kind)).map(sent)

/** Returns the first condition of a kind. */
const condition = <Kind extends RuleCondition['kind']>(rule: ApprovalRule, kind: Kind) =>
  rule.conditions.find((one): one is Extract<RuleCondition, { kind: Kind }> => one.kind === kind)

/** Returns the form's initial values for a rule. */
export function startOf(rule: ApprovalRule) {
  const amount = condition(rule, 'amount')
  const recent = condition(rule, 'recent')
  const percent = condition(rule, 'priceAbove')?.percent
  return {
    name: rule.name,
    effect: rule.effect,
    above: amount ? toDecimal(amount.above) : '',
    basis: amount?.basis ?? ('total' as const),
    recentAbove: recent ? toDecimal(recent.above) : '',
    recentDays: recent ? String(recent.days) : '',
    percent: percent === undefined ? '' : String(percent),
    specials: (['custom', 'firstPurchase'] as const).filter((kind) => condition(rule, kind)),
    sources: condition(rule, 'source')?.sources ?? [],
    costCentres: condition(rule, 'costCentre')?.codes.join(', ') ?? '',
    requesters: condition(rule, 'requester')?.ids ?? [],
    approverKinds: rule.approverKinds,
    approvers: rule.approverIds,
    need: String(rule.need),
    hours: rule.hours === undefined ? '' : String(rule.hours),
  }
}

function conditionsOf(values: Values): Condition[] {
  const { above, basis, recentAbove, recentDays, percent, specials, sources, costCentres, requesters } =
    values
  const codes = (costCentres ?? '')
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter(Boolean)
  return [
    ...(above && basis ? [{ kind: 'amount' as const, basis, above }] : []),
    ...(recentAbove && recentDays ? [{ kind: 'recent' as const, days: recentDays, above: recentAbove }] : []),
    ...(percent === undefined ? [] : [{ kind: 'priceAbove' as const, percent }]),
    ...specials.map((kind) => ({ kind })),
    ...(sources.length > 0 ? [{ kind: 'source' as const, sources }] : []),
    ...(codes.length > 0 ? [{ kind: 'costCentre' as const, codes }] : []),
    ...(requesters.length > 0 ? [{ kind: 'requester' as const, ids: requesters.map(String) }] : []),
  ]
}

/** Returns the request for a filled-in form. @param rule that is changed; absent: a new one */
export function bodyOf(values: Values, rule?: ApprovalRule): Body {
  const { name, effect, approverKinds = [], approvers, need = 1, hours } = values
  return {
    ...(rule && { id: rule.id, version: rule.version, active: rule.active }),
    name,
    effect,
    conditions: [...conditionsOf(values), ...(rule ? otherConditions(rule) : [])],
    approverIds: (approvers ?? []).map(String),
    approverKinds,
    need,
    ...(hours !== undefined && { hours }),
  }
}
