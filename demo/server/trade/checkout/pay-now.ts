import type { Minor } from '../../../../src/core/money'
import type { Buyer } from '../cart/buyer'
import { isCustom } from '../cart/is-custom'
import type { PricedDraft, PricedLine } from './priced-draft'

export const payShare = ({ figures: { amount }, shares }: PricedLine): Minor =>
  amount - (shares?.discount ?? 0) - (shares?.coupon ?? 0) - (shares?.points ?? 0)

/** Returns the amount that can be paid right after submission. Custom goods and orders under review are paid later. */
export function payNow({ shops }: Pick<PricedDraft, 'shops'>, { who }: Buyer): Minor {
  if (who.accountKind !== 'main' && who.needReview === 10) return 0
  return shops.reduce((total, { lines, freight }) => {
    const standard = lines.filter(({ figures }) => !isCustom(figures))
    if (standard.length === 0) return total
    return standard.reduce((sum, line) => sum + payShare(line), total + freight)
  }, 0)
}
