import { moneyParts, type CurrencyRule, type Minor } from '../../core/money'
import type { Say } from '../../core/messages'
import type { Coupon } from './coupon-shapes'
import { couponKind } from './coupon-kind'

type Terms = Pick<Coupon, 'kind' | 'threshold' | 'value' | 'rate'>

/** `1,000`: without the currency's sign, and without places that are nought. */
export const shortAmount = (amount: Minor, currency: CurrencyRule) =>
  moneyParts(amount, currency).figure.replace(/\.0+$/, '')

/** What a coupon is called everywhere: by what it does, not by what somebody named it. */
export function couponTitle(
  say: Say<'fullCut' | 'percent'>,
  currency: CurrencyRule,
  { kind, threshold, value = 0, rate = 100 }: Terms,
): string {
  const from = shortAmount(threshold, currency)
  if (kind === couponKind.code.fullCut) return say('fullCut', { from, by: shortAmount(value, currency) })
  return say('percent', { from, percent: 100 - rate })
}
