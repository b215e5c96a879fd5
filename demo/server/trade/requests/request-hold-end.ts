import type { EarlyEnd } from '../../../../src/trade/requests/requests.contract'
import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { offer } from '../offers/offers.table'
import { activityPrice } from '../../catalogue/goods/pricing'
import { agreementsOn } from '../contracts/agreed-prices'
import { companyPricedAt, type Buyer } from '../cart/buyer'
import { skuFacts } from '../cart/sku-facts'
import type { PricedDraft, PricedLine } from '../checkout/priced-draft'
import { holdEnd } from './request-hold'

type TermsEnd = { kind: EarlyEnd['kind']; at: Date }

async function quotationEnd(id: string): Promise<TermsEnd[]> {
  const [row] = await db().select({ at: offer.validTo }).from(offer).where(eq(offer.id, id))
  return row?.at ? [{ kind: 'quotation', at: row.at }] : []
}

const inTime = (ends: readonly TermsEnd[]) => ends.toSorted((a, b) => a.at.getTime() - b.at.getTime())

/** Returns per line when the last agreed price or activity ends that sets its price. */
async function lineEnds(buyer: Buyer, lines: readonly PricedLine[]): Promise<TermsEnd[]> {
  const { who, activities } = buyer
  const skuIds = [...new Set(lines.map(({ figures }) => figures.skuId))]
  const facts = await skuFacts(skuIds, buyer)
  const agreements = await agreementsOn(who, skuIds)
  return lines.flatMap(({ figures: { skuId, quantity } }) => {
    const known = facts.get(skuId)
    if (!known) return []
    const { kind, price } = companyPricedAt(known, quantity, buyer)
    if (kind !== 'contract' && kind !== 'activity') return []
    const contracts = agreements
      .filter((one) => one.skuId === skuId && one.price === price && one.minQuantity <= quantity)
      .map(({ validTo }): TermsEnd => ({ kind: 'contract', at: validTo }))
    const running = activities
      .of(known.goodsId)
      .filter(({ rate }) => rate !== null && activityPrice(known.goodsPrice, rate) === price)
      .map(({ endAt }): TermsEnd => ({ kind: 'activity', at: endAt }))
    return inTime([...contracts, ...running]).slice(-1)
  })
}

/** Returns the ends of the activities that reduce the amount of a shop. */
function reductionEnds({ activities }: Buyer, { shops }: PricedDraft): TermsEnd[] {
  const used = new Set(
    shops.flatMap(({ promotions }) => promotions.filter(({ cut }) => cut > 0).map(({ id }) => id)),
  )
  return activities.all.filter(({ id }) => used.has(id)).map(({ endAt }) => ({ kind: 'activity', at: endAt }))
}

/** Returns the ends of the quotation, the agreed prices and the activities that price a checkout. */
async function termsEnds(buyer: Buyer, priced: PricedDraft): Promise<TermsEnd[]> {
  const { row, shops } = priced
  if (row.offerId) return quotationEnd(row.offerId)
  if (priced.gift) return []
  const lines = shops.flatMap((one) => one.lines)
  return [...(await lineEnds(buyer, lines)), ...reductionEnds(buyer, priced)]
}

/**
 * Returns the end of a hold that begins now: that of the site, or the first end of a quotation, agreed price or activity before
 * it. Empty where the site holds nothing.
 */
export async function requestHoldEnd(
  buyer: Buyer,
  priced: PricedDraft,
): Promise<{ at: Date | null; endsEarly?: TermsEnd | undefined }> {
  const end = await holdEnd(buyer.who.ruledBy)
  if (!end) return { at: null }
  const [first] = inTime(await termsEnds(buyer, priced))
  return first && first.at < end ? { at: first.at, endsEarly: first } : { at: end }
}
