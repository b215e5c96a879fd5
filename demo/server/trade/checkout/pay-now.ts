import type { Minor } from '../../../../src/core/money'
import { payShareOf } from '../../money/coupons/line-costs'
import { isCustom } from '../cart/is-custom'
import type { PricedDraft, PricedLine } from './priced-draft'

export const payShare = ({ figures: { amount }, shares }: PricedLine): Minor => payShareOf(amount, shares)

/** Returns the amount that can be paid right after submission. Custom goods and purchase requests are paid later. */
export function payNow({ shops }: Pick<PricedDraft, 'shops'>, asks: boolean): Minor {
  if (asks) return 0
  return shops.reduce((total, { lines, freight }) => {
    const standard = lines.filter(({ figures }) => !isCustom(figures))
    if (standard.length === 0) return total
    return standard.reduce((sum, line) => sum + payShare(line), total + freight)
  }, 0)
}
