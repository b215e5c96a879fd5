import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { mostOfferLines, type offerDetail } from '../../../../src/trade/offers/offers.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { idsOf } from '../../core/database/ids'
import { threads, wireThread } from '../threads/thread'
import { askedRegion } from '../delivery/asked-region'
import { promisesFor } from '../delivery/promises'
import { offerRows } from './offer-rows'
import { actionsFor, shownOffer, type OfferRow } from './offer-viewer'
import { offerMessage, offerPrice, offerQuote } from './offers.table'

type Wire = Answer<typeof offerDetail>

/** Returns all versions of the platform's quote, latest first. */
async function quotesOf(offerId: string): Promise<Wire['quotes']> {
  const quotes = await db()
    .select()
    .from(offerQuote)
    .where(eq(offerQuote.offerId, offerId))
    .orderBy(desc(offerQuote.no))
  if (quotes.length === 0) return []
  const prices = await db()
    .select()
    .from(offerPrice)
    .where(inArray(offerPrice.quoteId, idsOf(quotes)))
    .orderBy(asc(offerPrice.id))
  const pricesOf = grouped(prices, ({ quoteId }) => quoteId)
  return quotes.map(({ id, no, createdAt, validTo, goodsAmount, freight, remark }) => ({
    no,
    createdAt: wireTime(createdAt),
    validTo: wireTime(validTo),
    goodsAmount: toDecimal(goodsAmount),
    freight: toDecimal(freight),
    total: toDecimal(goodsAmount + freight),
    remark,
    prices: pricesOf(id).map(({ lineId, price }) => ({ lineId, price: toDecimal(price) })),
  }))
}

const messagesOf = threads(offerMessage, (where) => db().select().from(offerMessage).where(where))

/** Adds to each line its arrival date if it were ordered now, while the quotation can be ordered. */
async function withPromises(row: OfferRow, lines: Wire['lines'], who: Member): Promise<Wire['lines']> {
  const open = actionsFor(row)
  if (!open.includes('accept') && !open.includes('order')) return lines
  const region = await askedRegion({}, who)
  const wanted = lines.filter(({ price }) => price !== undefined)
  const found = await promisesFor(
    wanted.map(({ skuId, quantity, deliveryCycle: deliveryDays }) => ({
      skuId: String(skuId),
      quantity,
      deliveryDays,
    })),
    region?.code ?? '',
  )
  const promises = new Map(wanted.map(({ id }, at) => [id, found[at]]))
  return lines.map((line) => {
    const { kind, date } = promises.get(line.id) ?? {}
    return kind && date ? { ...line, promise: { kind, date } } : line
  })
}

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Wire> {
  const { row, item } = await shownOffer(id, reading(who), (rows) => offerRows(rows, who, mostOfferLines))
  const { contactName, contactPhone, remark, files, reason } = row
  return {
    ...item,
    lines: await withPromises(row, item.lines, who),
    contactName,
    contactPhone,
    remark,
    files,
    reason,
    quotes: await quotesOf(id),
    thread: await wireThread((await messagesOf([id]))(id)),
  }
}
