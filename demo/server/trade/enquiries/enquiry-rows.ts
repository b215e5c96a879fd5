import { asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { toDecimal } from '../../../../src/core/money'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import type { enquiryRow } from '../../../../src/trade/enquiries/enquiries.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireDay, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { doneHere } from '../../core/documents/documents'
import { idsOf } from '../../core/database/ids'
import { wireLine } from '../offers/offer-rows'
import { offer } from '../offers/offers.table'
import { placersOf } from '../orders/account-names'
import { documentSites } from '../../site/brand-site/document-sites'
import { orders } from '../orders/orders.table'
import { enquiryLine, enquiryOrder, enquiryPrice, enquiryQuote } from './enquiries.table'
import { actionsFor, type EnquiryRow } from './enquiry-viewer'

type WireRow = z.input<typeof enquiryRow>
type Quote = typeof enquiryQuote.$inferSelect
/** A quote, with whether it is the supplier's latest, can be accepted, or was accepted. */
export type JudgedQuote = Quote & { latest: boolean; holds: boolean; awarded: boolean }

/** Number of lines per inquiry in a list. */
const few = 3

/** Returns all quotes of an inquiry with their current status. */
export function judged(row: EnquiryRow, quotes: readonly Quote[]): JudgedQuote[] {
  const last = new Map<string, number>()
  for (const { supplier, no } of quotes) last.set(supplier, Math.max(no, last.get(supplier) ?? 0))
  const now = clock.now()
  return quotes.map((quote) => {
    const latest = last.get(quote.supplier) === quote.no
    const holds = latest && quote.validTo > now && row.state === enquiryState.code.answered
    return { ...quote, latest, holds, awarded: quote.id === row.quoteId }
  })
}

/** Returns the ids of quotes that offer every line. */
async function wholeQuotes(quotes: readonly Quote[], kindsOf: (enquiryId: string) => number) {
  const prices = quotes.length
    ? await db()
        .select({ quoteId: enquiryPrice.quoteId })
        .from(enquiryPrice)
        .where(inArray(enquiryPrice.quoteId, idsOf(quotes)))
    : []
  const pricesOf = grouped(prices, ({ quoteId }) => quoteId)
  return new Set(
    quotes.filter(({ id, enquiryId }) => pricesOf(id).length === kindsOf(enquiryId)).map(({ id }) => id),
  )
}

const totalOf = ({ goodsAmount, freight }: Quote) => goodsAmount + freight

/**
 * Returns inquiries for lists.
 * @param viewer whose actions are included
 * @param most number of lines shown of each
 */
export async function enquiryRows(
  rows: readonly EnquiryRow[],
  viewer: Member,
  most = few,
): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const linesOf = grouped(
    await db()
      .select()
      .from(enquiryLine)
      .where(inArray(enquiryLine.enquiryId, ids))
      .orderBy(asc(enquiryLine.position)),
    ({ enquiryId }) => enquiryId,
  )
  const quotes = await db().select().from(enquiryQuote).where(inArray(enquiryQuote.enquiryId, ids))
  const quotesOf = grouped(quotes, ({ enquiryId }) => enquiryId)
  const whole = await wholeQuotes(quotes, (id) => linesOf(id).length)
  const placed = await db()
    .select({ enquiryId: enquiryOrder.enquiryId, id: orders.id, orderNo: orders.orderNo })
    .from(enquiryOrder)
    .innerJoin(orders, eq(orders.id, enquiryOrder.orderId))
    .where(inArray(enquiryOrder.enquiryId, ids))
  const ordersOf = grouped(placed, ({ enquiryId }) => enquiryId)
  const offerIds = rows.flatMap(({ offerId }) => offerId ?? [])
  const offers = offerIds.length ? await db().select().from(offer).where(inArray(offer.id, offerIds)) : []
  const placer = await placersOf(rows, viewer)
  const siteOf = await documentSites(viewer)
  const now = clock.now()
  return rows.map((row) => {
    const { id, enquiryNo, title, state, deadline } = row
    const answers = judged(row, quotesOf(id))
    const best = answers
      .filter((one) => one.awarded || (one.holds && whole.has(one.id)))
      .map(totalOf)
      .toSorted((a, b) => a - b)[0]
    const waits = state === enquiryState.code.open || state === enquiryState.code.answered
    const left = Math.round((deadline.getTime() - now.getTime()) / 1000)
    const awardedAs = offers.find((one) => one.id === row.offerId)
    return {
      id,
      enquiryNo,
      title,
      state,
      createdAt: wireTime(row.createdAt),
      deadline: wireDay(deadline),
      kinds: linesOf(id).length,
      suppliers: new Set(answers.map(({ supplier }) => supplier)).size,
      best: best === undefined ? undefined : toDecimal(best),
      secondsLeft: waits && left > 0 ? left : undefined,
      ...placer(row),
      ...siteOf(row.siteId),
      orders: ordersOf(id).map(({ id: orderId, orderNo }) => ({ id: orderId, orderNo })),
      actions: doneHere(
        actionsFor(
          row,
          awardedAs,
          answers.some(({ holds }) => holds),
        ),
        row,
        viewer,
      ),
      lines: linesOf(id)
        .slice(0, most)
        .map((line) => wireLine(line)),
    }
  })
}
