import { and, asc, desc, eq } from 'drizzle-orm'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { audit } from '../../core/documents/audit'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documentNo } from '../../core/documents/document-no'
import { newId } from '../../core/database/ids'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { agreeOn } from '../contracts/agreed-prices'
import { offer, offerLine, offerPrice, offerQuote } from '../offers/offers.table'
import { enquiryLine, enquiryPrice, enquiryQuote } from './enquiries.table'
import { seenEnquiry, type EnquiryRow } from './enquiry-viewer'
import { moveEnquiry } from './move-enquiry'

type Quote = typeof enquiryQuote.$inferSelect

const over = () => refuse(409, ['报价已过有效期', 'This quote has expired.'])

/** Checks that a quote is the latest of its supplier and has not expired. @throws Refusal 409 */
async function holding(quote: Quote) {
  const [latest] = await db()
    .select({ id: enquiryQuote.id })
    .from(enquiryQuote)
    .where(and(eq(enquiryQuote.enquiryId, quote.enquiryId), eq(enquiryQuote.supplier, quote.supplier)))
    .orderBy(desc(enquiryQuote.no))
    .limit(1)
  if (latest?.id !== quote.id) throw stateChanged()
  if (quote.validTo <= clock.now()) throw over()
}

const offeredLines = (quoteId: string) =>
  db()
    .select({ line: enquiryLine, price: enquiryPrice.price })
    .from(enquiryPrice)
    .innerJoin(enquiryLine, eq(enquiryLine.id, enquiryPrice.lineId))
    .where(eq(enquiryPrice.quoteId, quoteId))
    .orderBy(asc(enquiryLine.position))

/** Writes the log of a quotation along its machine, at one moment. */
async function asThoughQuoted(entityId: string, actorId: string) {
  const { toBeQuoted, quoted, accepted } = offerState.code
  const buyer = { actorType: 'buyer', actorId, entity: 'offer', entityId } as const
  await audit({ ...buyer, action: 'submit', toState: toBeQuoted })
  const quote = { action: 'quote', fromState: toBeQuoted, toState: quoted }
  await audit({ ...buyer, actorType: 'platform', actorId: '', ...quote })
  await audit({ ...buyer, action: 'accept', fromState: quoted, toState: accepted })
}

/**
 * Turns an award into an accepted quotation, with its prices and freight. The prices also apply in the cart, for that
 * quantity or more.
 * @returns id of the quotation
 */
async function asOffer(row: EnquiryRow, quote: Quote): Promise<string> {
  const offerId = newId()
  const quoteId = newId()
  const { customerId, placedBy, siteId, contactName, contactPhone, files } = row
  const { goodsAmount, freight, validTo, supplier, leadDays: deliveryDays } = quote
  await db()
    .insert(offer)
    .values({
      id: offerId,
      offerNo: documentNo('Q', offerId),
      customerId,
      placedBy,
      siteId,
      state: offerState.code.accepted,
      contactName,
      contactPhone,
      remark: row.title,
      files,
      quoteNo: 1,
      validTo,
    })
  await db()
    .insert(offerQuote)
    .values({ id: quoteId, offerId, no: 1, goodsAmount, freight, validTo, remark: supplier })
  const offered = await offeredLines(quote.id)
  const lines = offered.map(({ line: { enquiryId: _, ...line }, price }) => ({
    price,
    line: { ...line, id: newId(), offerId },
  }))
  await db()
    .insert(offerLine)
    .values(lines.map(({ line }) => line))
  await db()
    .insert(offerPrice)
    .values(lines.map(({ line, price }) => ({ quoteId, lineId: line.id, price, deliveryDays })))
  await asThoughQuoted(offerId, placedBy)
  await agreeOn(
    offered.flatMap(({ line: { skuId, qty }, price }) =>
      skuId
        ? [
            {
              customerId,
              siteId,
              skuId,
              minQuantity: qty,
              price,
              validTo,
              source: 'enquiry' as const,
              sourceId: row.id,
            },
          ]
        : [],
    ),
  )
  return offerId
}

/** @throws Refusal 404 another company's, 409 settled, expired, or not the supplier's latest quote */
export async function awardOwn(who: Member, quoteId: string) {
  const [quote] = await db().select().from(enquiryQuote).where(eq(enquiryQuote.id, quoteId))
  if (!quote) throw notFound()
  const { id } = await seenEnquiry(quote.enquiryId, who)
  let offerId = ''
  const mover = { actor: 'buyer', actorId: who.customerId, reason: quote.supplier } as const
  const state = await moveEnquiry(id, 'award', mover, async (row) => {
    await holding(quote)
    offerId = await asOffer(row, quote)
    return { quoteId, offerId }
  })
  return { state, offerId }
}
