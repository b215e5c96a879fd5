import type { EarlyEnd } from '../../../../src/trade/requests/requests.contract'
import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { offer } from '../offers/offers.table'
import { agreementsOn } from '../contracts/agreed-prices'
import type { Buyer } from '../cart/buyer'
import type { PricedDraft, PricedLine } from '../checkout/priced-draft'
import { holdEnd } from './request-hold'

type TermsEnd = { kind: EarlyEnd['kind']; at: Date }

async function quotationEnd(id: string): Promise<TermsEnd[]> {
  const [row] = await db().select({ at: offer.validTo }).from(offer).where(eq(offer.id, id))
  return row?.at ? [{ kind: 'quotation', at: row.at }] : []
}

async function contractEnds({ who }: Buyer, lines: readonly PricedLine[]): Promise<TermsEnd[]> {
  const agreed = new Map(
    lines.flatMap(({ figures: { priceKind, skuId, price } }) =>
      priceKind === 'contract' ? [[skuId, price]] : [],
    ),
  )
  if (agreed.size === 0) return []
  const rows = await agreementsOn(who, [...agreed.keys()])
  return rows
    .filter(({ skuId, price }) => agreed.get(skuId) === price)
    .map(({ validTo }) => ({ kind: 'contract', at: validTo }))
}

function activityEnds({ activities }: Buyer, { shops }: PricedDraft): TermsEnd[] {
  const used = new Set(
    shops.flatMap(({ promotions, lines }) => [
      ...promotions.filter(({ cut }) => cut > 0).map(({ id }) => id),
      ...lines
        .filter(({ figures }) => figures.priceKind === 'activity')
        .flatMap(({ line: { goodsId } }) =>
          activities
            .of(String(goodsId))
            .filter(({ rate }) => rate === activities.rateOf(String(goodsId)))
            .map(({ id }) => id),
        ),
    ]),
  )
  return activities.all.filter(({ id }) => used.has(id)).map(({ endAt }) => ({ kind: 'activity', at: endAt }))
}

/** Returns the ends of the quotation, the agreed prices and the activities that price a checkout. */
async function termsEnds(buyer: Buyer, priced: PricedDraft): Promise<TermsEnd[]> {
  const { row, shops } = priced
  if (row.offerId) return quotationEnd(row.offerId)
  const lines = shops.flatMap((one) => one.lines)
  return [...(await contractEnds(buyer, lines)), ...activityEnds(buyer, priced)]
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
  const [first] = (await termsEnds(buyer, priced)).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return first && first.at < end ? { at: first.at, endsEarly: first } : { at: end }
}
