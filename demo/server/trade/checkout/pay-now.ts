import type { Minor } from '../../../../src/core/money'
import { isCustom } from '../cart/is-custom'
import type { PricedDraft, PricedLine } from './priced-draft'

export const payShare = ({ figures: { amount }, shares }: PricedLine): Minor =>
  amount - (shares?.discount ?? 0) - (shares?.coupon ?? 0) - (shares?.points ?? 0)

/** Returns the amount that can be paid right after submission. Custom goods and purchase requests are paid later. */
export function payNow({ shops }: Pick<PricedDraft, 'shops'>, asks: boolean): Minor {
  if (asks) return 0
  return shops.reduce((total, { lines, freight }) => {
    const standard = lines.filter(({ figures }) => !isCustom(figures))
    if (standard.length === 0) return total
    return standard.reduce((sum, line) => sum + payShare(line), total + freight)
  }, 0)
}
