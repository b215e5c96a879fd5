import { and, asc, eq, sql } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import type { Buyer } from '../cart/buyer'
import type { LineFigures } from '../cart/line-figures'
import { offerFigures } from './offer-figures'
import { canBeOrdered, seenOffer, type OfferRow } from './offer-viewer'
import { offer, offerLine, offerPrice, offerQuote } from './offers.table'

/** An agreed quotation: priced lines and total freight. */
export type Agreed = { offer: OfferRow; lines: LineFigures[]; freight: Minor }

const notOrdered = () =>
  refuse(404, ['报价已过有效期或已下单', 'This quote has expired or has already been ordered.'])

/** Returns the lines of an accepted quotation with current stock. @throws Refusal 404 */
export async function agreedLines(buyer: Buyer, offerId: string): Promise<Agreed> {
  const row = await seenOffer(offerId, buyer.who)
  const [quote] = await db()
    .select()
    .from(offerQuote)
    .where(and(eq(offerQuote.offerId, offerId), eq(offerQuote.no, row.quoteNo)))
  if (!quote) throw notFound()
  const rows = await db()
    .select({ line: offerLine, price: offerPrice.price, deliveryDays: offerPrice.deliveryDays })
    .from(offerLine)
    .innerJoin(offerPrice, and(eq(offerPrice.lineId, offerLine.id), eq(offerPrice.quoteId, quote.id)))
    .orderBy(asc(offerLine.position))
  const wanted = rows.flatMap(({ line: { id, skuId, qty, snapshot }, price, deliveryDays }) =>
    skuId
      ? {
          id,
          skuId,
          quantity: qty,
          price,
          requireInfo: snapshot.requireInfo,
          orderUnit: snapshot.orderUnit,
          deliveryDays,
        }
      : [],
  )
  return { offer: row, lines: await offerFigures(buyer, wanted), freight: quote.freight }
}

/** Returns the lines before ordering. @throws Refusal 404 not orderable, or not any more */
export async function orderableLines(buyer: Buyer, offerId: string): Promise<Agreed> {
  const agreed = await agreedLines(buyer, offerId)
  if (!canBeOrdered(agreed.offer)) throw notOrdered()
  return agreed
}

/** Locks a quotation, so that only one request at a time orders it. */
export const lockOffer = (offerId: string) =>
  db().select({ id: offer.id }).from(offer).where(eq(offer.id, offerId)).for('update')

/** Returns the quotation from which an order was created. */
export async function offerOf({ id, customerId }: { id: string; customerId: string }) {
  const [found] = await db()
    .select({ id: offer.id, offerNo: offer.offerNo })
    .from(offer)
    .where(and(eq(offer.customerId, customerId), sql`${offer.orderIds} @> ${JSON.stringify([id])}::jsonb`))
  return found
}

/** Marks a quotation as ordered. The row must be locked. */
export const consumeOffer = (offerId: string, orderIds: string[]) =>
  db().update(offer).set({ orderIds }).where(eq(offer.id, offerId))
