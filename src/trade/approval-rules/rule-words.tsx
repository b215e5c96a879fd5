import { currencyNamed, formatMoney, type CurrencyRule, type Minor } from '../../core/money'
import { pick } from '../../core/language/messages'
import type { Choice } from '../../core/form/form-field'
import { useAccountCurrency } from '../../site/brand-site/account-currency'
import { useCurrency } from '../../ui/currency'
import { useLocale, useSay } from '../../ui/host'
import type { ApprovalRule, RuleName } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import type { RuleCondition } from './rule-condition.contract'
import { approverWords, basisWords, sourceChoices } from './rule-form'

const mostListed = 3

type Naming = {
  /** Names of what the rules refer to. */
  names: readonly RuleName[]
  /** ISO 4217 code of the site's amounts. */
  currency?: string | undefined
}

/** Returns a function that writes a rule as a sentence. */
export function useRuleSentence({ names, currency: own }: Naming) {
  const say = useSay(approvalRuleMessages)
  const locale = useLocale()
  const ofSite = useCurrency()
  const ofAccounts = useAccountCurrency()

  const money = (amount: Minor, code: string | undefined, rule: CurrencyRule = ofSite) =>
    formatMoney(amount, code === undefined || code === own ? rule : (currencyNamed(code) ?? rule))
  const textOf = (choices: readonly Choice[], value: string) => {
    const found = choices.find((choice) => choice.value === value)
    return found ? pick(found.text, locale) : value
  }
  function listed(all: readonly string[]) {
    if (all.length <= mostListed) return all.join(say('or'))
    return say('more', { list: all.slice(0, mostListed).join(say('listed')), n: all.length })
  }
  function namesOf(kind: RuleName['kind'], ids: readonly string[]) {
    const found = new Map(names.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    return ids.map((id) => {
      const one = found.get(id)
      return one ? [one.code, one.name].filter(Boolean).join(' ') : id
    })
  }
  const named = (kind: RuleName['kind'], ids: readonly string[]) => listed(namesOf(kind, ids))

  function amountWords({ basis, above, upTo, currency }: Extract<RuleCondition, { kind: 'amount' }>) {
    const of = textOf(basisWords, basis)
    if (above === undefined) return say('isUpTo', { basis: of, amount: money(upTo ?? 0, currency) })
    const amount = money(above, currency)
    return upTo === undefined
      ? say('isAbove', { basis: of, amount })
      : say('isBetween', { basis: of, amount, upTo: money(upTo, currency) })
  }

  function conditionWords(condition: RuleCondition): string {
    switch (condition.kind) {
      case 'amount':
        return amountWords(condition)
      case 'recent':
        return say('isRecent', {
          days: condition.days,
          amount: money(condition.above, condition.currency),
        })
      case 'budgetLeft':
        return condition.below === 0
          ? say('isOverBudget')
          : say('isBudgetLeft', { amount: money(condition.below, condition.currency) })
      case 'creditLeft':
        return say('isCreditLeft', { amount: money(condition.below, undefined, ofAccounts) })
      case 'priceAbove':
        return say('isPriceAbove', { n: condition.percent })
      case 'custom':
        return say('isCustom')
      case 'firstPurchase':
        return say('isFirstPurchase')
      case 'source':
        return say('isSource', { list: listed(condition.sources.map((one) => textOf(sourceChoices, one))) })
      case 'currency':
        return say('isCurrency', { list: listed(condition.codes) })
      case 'costCentre':
        return say('isCostCentre', { list: listed(condition.codes) })
      case 'requester':
        return say('isRequester', { list: named('member', condition.ids) })
      case 'category':
        return say('isCategory', { list: named('category', condition.ids) })
      case 'brand':
        return say('isBrand', { list: named('brand', condition.ids) })
      case 'shop':
        return say('isShop', { list: named('shop', condition.ids) })
      case 'sku':
        return say('isSku', { list: named('sku', condition.ids) })
    }
  }

  function approvers({ approverIds, approverKinds, need }: ApprovalRule) {
    const heads = approverKinds.map((kind) => textOf(approverWords, kind))
    const people = [...heads, ...namesOf('member', approverIds)]
    const list = people.join(say('listed'))
    if (people.length === 0) return say('mainAccount')
    return people.length > 1 ? say('oneOf', { list, n: need }) : list
  }

  return (rule: ApprovalRule): string => {
    const { effect, conditions, hours } = rule
    const when = conditions.map(conditionWords).join(say('and'))
    if (effect === 'deny') return when ? say('denies', { when }) : say('deniesAlways')
    if (effect === 'bypass') return when ? say('waives', { when }) : say('waivesAlways')
    const who = approvers(rule)
    const asks = when ? say('asks', { when, who }) : say('asksAlways', { who })
    return hours === undefined ? asks : `${asks}${say('escalates', { n: hours })}`
  }
}
