import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { mostEnquiryLines, type enquiryDetail } from '../../../../src/trade/enquiries/enquiries.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { idsOf } from '../../core/database/ids'
import { threads, wireThread } from '../threads/thread'
import { enquiryMessage, enquiryPrice, enquiryQuote } from './enquiries.table'
import { enquiryRows, judged } from './enquiry-rows'
import { shownEnquiry, type EnquiryRow } from './enquiry-viewer'

type Wire = Answer<typeof enquiryDetail>

/** Returns all quotes, latest first. */
async function quotesOf(row: EnquiryRow): Promise<Wire['quotes']> {
  const quotes = await db()
    .select()
    .from(enquiryQuote)
    .where(eq(enquiryQuote.enquiryId, row.id))
    .orderBy(desc(enquiryQuote.createdAt), desc(enquiryQuote.id))
  if (quotes.length === 0) return []
  const prices = await db()
    .select()
    .from(enquiryPrice)
    .where(inArray(enquiryPrice.quoteId, idsOf(quotes)))
    .orderBy(asc(enquiryPrice.id))
  const pricesOf = grouped(prices, ({ quoteId }) => quoteId)
  return judged(row, quotes).map(
    ({ id, createdAt, validTo, goodsAmount, freight, enquiryId: _, ...quote }) => ({
      ...quote,
      id,
      createdAt: wireTime(createdAt),
      validTo: wireTime(validTo),
      goodsAmount: toDecimal(goodsAmount),
      freight: toDecimal(freight),
      total: toDecimal(goodsAmount + freight),
      prices: pricesOf(id).map(({ lineId, price }) => ({ lineId, price: toDecimal(price) })),
    }),
  )
}

const messagesOf = threads(enquiryMessage, (where) => db().select().from(enquiryMessage).where(where))

async function threadOf(enquiryId: string): Promise<Wire['thread']> {
  const rows = (await messagesOf([enquiryId]))(enquiryId)
  const messages = await wireThread(rows)
  return messages.map((one, at) => ({ ...one, supplier: rows[at]?.supplier ?? '' }))
}

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Wire> {
  const { row, item } = await shownEnquiry(id, reading(who), (rows) =>
    enquiryRows(rows, who, mostEnquiryLines),
  )
  const { contactName, contactPhone, remark, files, reason, offerId } = row
  return {
    ...item,
    contactName,
    contactPhone,
    remark,
    files,
    reason,
    offerId: offerId ?? undefined,
    quotes: await quotesOf(row),
    thread: await threadOf(id),
  }
}
