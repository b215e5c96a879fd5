import { formatMoney } from '../../core/money'
import { pick } from '../../core/language/messages'
import { useCurrency } from '../../ui/currency'
import { useLocale, useSay } from '../../ui/host'
import type { Account } from './approval-rules.store'
import { approvalRuleMessages } from './approval-rules.messages'
import type { RuleCondition } from './rule-condition.contract'
import { basisChoices, sourceChoices } from './rule-form'

/** Returns a function that writes a condition as text. @param accounts names of the company's accounts */
export function useConditionWords(accounts: readonly Account[]) {
  const say = useSay(approvalRuleMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const nameOf = (id: string) => accounts.find((one) => one.id === id)?.name ?? id
  return (condition: RuleCondition): string => {
    switch (condition.kind) {
      case 'amount': {
        const basis = basisChoices.find(({ value }) => value === condition.basis)
        const amount = formatMoney(condition.above, currency)
        return say('isAmount', { basis: basis ? pick(basis.text, locale) : '', amount })
      }
      case 'recent':
        return say('isRecent', { days: condition.days, amount: formatMoney(condition.above, currency) })
      case 'priceAbove':
        return say('isPriceAbove', { n: condition.percent })
      case 'custom':
        return say('isCustom')
      case 'firstPurchase':
        return say('isFirstPurchase')
      case 'source': {
        const names = sourceChoices.filter(({ value }) => condition.sources.includes(value))
        return say('isSource', { list: names.map(({ text }) => pick(text, locale)).join('、') })
      }
      case 'costCentre':
        return say('isCostCentre', { list: condition.codes.join('、') })
      case 'requester':
        return say('isRequester', { list: condition.ids.map(nameOf).join('、') })
      case 'category':
        return say('isCategory', { n: condition.ids.length })
      case 'brand':
        return say('isBrand', { n: condition.ids.length })
      case 'shop':
        return say('isShop', { n: condition.ids.length })
      case 'sku':
        return say('isSku', { n: condition.ids.length })
    }
  }
}
