import type { Input } from '../../core/api/endpoint'
import { toDecimal, toMinor, type Minor } from '../../core/money'
import type { ApprovalRule, saveRule } from './approval-rules.contract'
import { catalogueKinds, type RuleCondition } from './rule-condition.contract'
import { ruleForm } from './rule-form'
import { sentCondition } from './sent-condition'

type Body = NonNullable<Input<typeof saveRule>['body']>
type Values = ReturnType<(typeof ruleForm)['values']>

/** Returns the first condition of a kind. */
const condition = <Kind extends RuleCondition['kind']>(rule: ApprovalRule, kind: Kind) =>
  rule.conditions.find((one): one is Extract<RuleCondition, { kind: Kind }> => one.kind === kind)

const written = (amount: Minor | undefined) => (amount === undefined ? '' : toDecimal(amount))
const counted = (count: number | undefined) => (count === undefined ? '' : String(count))

/** Returns the form's initial values for a rule. */
export function startOf(rule: ApprovalRule) {
  const amount = condition(rule, 'amount')
  const recent = condition(rule, 'recent')
  return {
    name: rule.name,
    effect: rule.effect,
    amount: written(amount?.above),
    upTo: written(amount?.upTo),
    basis: amount?.basis ?? ('total' as const),
    recent: written(recent?.above),
    recentDays: counted(recent?.days),
    budgetLeft: written(condition(rule, 'budgetLeft')?.below),
    creditLeft: written(condition(rule, 'creditLeft')?.below),
    priceAbove: counted(condition(rule, 'priceAbove')?.percent),
    category: condition(rule, 'category')?.ids ?? [],
    brand: condition(rule, 'brand')?.ids ?? [],
    shop: condition(rule, 'shop')?.ids ?? [],
    sku: condition(rule, 'sku')?.ids ?? [],
    specials: (['custom', 'firstPurchase'] as const).filter((kind) => condition(rule, kind)),
    source: condition(rule, 'source')?.sources ?? [],
    currency: condition(rule, 'currency')?.codes ?? [],
    costCentre: condition(rule, 'costCentre')?.codes.join(', ') ?? '',
    requester: condition(rule, 'requester')?.ids ?? [],
    approverKinds: rule.approverKinds,
    approverIds: rule.approverIds,
    need: String(rule.need),
    hours: counted(rule.hours),
  }
}

const minor = (amount: string | undefined) => (amount === undefined ? undefined : toMinor(amount))

/** Returns the currency of the amounts of a rule, which an edit keeps. */
/** Returns the currency of a rule's amounts. A new rule has none: the server adds that of the site. */
export const currencyIn = (rule: ApprovalRule | undefined) =>
  rule?.conditions.flatMap((one) => ('currency' in one && one.currency ? one.currency : []))[0]

function conditionsOf(values: Values, rule?: ApprovalRule): RuleCondition[] {
  const { basis = 'total', recentDays, priceAbove, specials, source, requester } = values
  const [above, upTo, recent] = [values.amount, values.upTo, values.recent].map(minor)
  const [budgetLeft, creditLeft] = [values.budgetLeft, values.creditLeft].map(minor)
  const currency = currencyIn(rule)
  const ofAmounts = currency === undefined ? {} : { currency }
  const codes = (values.costCentre ?? '')
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter(Boolean)
  const found: (RuleCondition | false)[] = [
    (above !== undefined || upTo !== undefined) && { kind: 'amount', basis, above, upTo, ...ofAmounts },
    recent !== undefined &&
      recentDays !== undefined && { kind: 'recent', days: recentDays, above: recent, ...ofAmounts },
    budgetLeft !== undefined && { kind: 'budgetLeft', below: budgetLeft, ...ofAmounts },
    creditLeft !== undefined && { kind: 'creditLeft', below: creditLeft, ...ofAmounts },
    priceAbove !== undefined && { kind: 'priceAbove', percent: priceAbove },
    ...catalogueKinds.map((kind) => {
      const ids = values[kind].map(String)
      return ids.length > 0 && { kind, ids }
    }),
    ...specials.map((kind) => ({ kind })),
    source.length > 0 && { kind: 'source', sources: source },
    values.currency.length > 0 && { kind: 'currency', codes: values.currency.map(String) },
    codes.length > 0 && { kind: 'costCentre', codes },
    requester.length > 0 && { kind: 'requester', ids: requester.map(String) },
  ]
  return found.filter((one) => one !== false)
}

/** Returns the request for a filled-in form. @param rule that is changed; absent: a new one */
export function bodyOf(values: Values, rule?: ApprovalRule): Body {
  const { name, effect, approverKinds = [], approverIds, need = 1, hours } = values
  return {
    ...(rule && { id: rule.id, version: rule.version, active: rule.active }),
    name,
    effect,
    conditions: conditionsOf(values, rule).map(sentCondition),
    approverIds: (approverIds ?? []).map(String),
    approverKinds,
    need,
    ...(hours !== undefined && { hours }),
  }
}
