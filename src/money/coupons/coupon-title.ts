import { moneyParts, type CurrencyRule, type Minor } from '../../core/money'
import type { Say } from '../../core/language/messages'
import type { Coupon } from './coupon-shapes'
import { couponKind } from './coupon-kind'

type Terms = Pick<Coupon, 'kind' | 'threshold' | 'value' | 'rate'>

/** Formats an amount without currency symbol and without zero decimals: `1,000`. */
export const shortAmount = (amount: Minor, currency: CurrencyRule) =>
  moneyParts(amount, currency).figure.replace(/\.0+$/, '')

/** Returns the title of a coupon from its terms. Its own name is not used. */
export function couponTitle(
  say: Say<'fullCut' | 'percent'>,
  currency: CurrencyRule,
  { kind, threshold, value = 0, rate = 100 }: Terms,
): string {
  const from = shortAmount(threshold, currency)
  if (kind === couponKind.code.fullCut) return say('fullCut', { from, by: shortAmount(value, currency) })
  return say('percent', { from, percent: 100 - rate })
}
