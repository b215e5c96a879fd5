import { defaultCurrency, formatMoney, type Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { currencyOf } from './brand-sites'
import { currencyRule } from './brand-site.table'

/** An amount in a sentence, as the brand site writes it that it belongs to. */
export const moneyOn = async (siteId: string, amount: Minor) => formatMoney(amount, await currencyOf(siteId))

/** The same for lists of documents of any site: the rules are asked for once. */
export async function siteMoney() {
  const rules = new Map((await db().select().from(currencyRule)).map((rule) => [rule.siteId, rule]))
  return (siteId: string, amount: Minor) => formatMoney(amount, rules.get(siteId) ?? defaultCurrency)
}
