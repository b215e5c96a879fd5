import { defaultCurrency, formatMoney, type Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { currencyOf } from './brand-sites'
import { currencyRule } from './brand-site.table'

/** Formats an amount for a sentence, in the currency format of its brand site. */
export const moneyOn = async (siteId: string, amount: Minor) => formatMoney(amount, await currencyOf(siteId))

/** Creates a formatter for documents of any site, with one query for all currency rules. */
export async function siteMoney() {
  const rules = new Map((await db().select().from(currencyRule)).map((rule) => [rule.siteId, rule]))
  return (siteId: string, amount: Minor) => formatMoney(amount, rules.get(siteId) ?? defaultCurrency)
}
