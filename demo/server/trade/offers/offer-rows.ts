import { asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type { offerRow } from '../../../../src/trade/offers/offers.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { doneHere } from '../../core/documents/documents'
import { toYesNo } from '../../core/http/to-yes-no'
import { placersOf } from '../orders/account-names'
import { documentSites } from '../../site/brand-site/document-sites'
import { orders } from '../orders/orders.table'
import { actionsFor, type OfferRow } from './offer-viewer'
import { offerLine, offerPrice, offerQuote } from './offers.table'

type WireRow = z.input<typeof offerRow>
type WireLine = WireRow['lines'][number]
type Line = Omit<typeof offerLine.$inferSelect, 'offerId' | 'position' | 'createdAt'>

/** Number of lines per quotation in a list. */
const few = 3

const optional = (amount: Minor | null | undefined) =>
  amount === null || amount === undefined ? undefined : toDecimal(amount)

export function wireLine(
  { id, skuId, snapshot, qty, listPrice, targetPrice }: Line,
  { price, deliveryDays }: { price?: Minor; deliveryDays?: number | null } = {},
): WireLine {
  return {
    id,
    skuId: skuId ?? undefined,
    ...snapshot,
    custom: toYesNo(snapshot.requireInfo !== undefined),
    quantity: qty,
    listPrice: optional(listPrice),
    targetPrice: optional(targetPrice),
    price: optional(price),
    deliveryCycle: deliveryDays ?? undefined,
    amount: price === undefined ? undefined : toDecimal(price * qty),
  }
}

/** Returns the seconds until the quote expires, while that matters. */
function secondsLeft(row: OfferRow) {
  const matters = ['accept', 'order'].some((name) => actionsFor(row).includes(name))
  if (!matters || !row.validTo) return undefined
  return Math.max(0, Math.round((row.validTo.getTime() - clock.now().getTime()) / 1000))
}

async function ordersOf(rows: readonly OfferRow[]) {
  const ids = rows.flatMap(({ orderIds }) => orderIds ?? [])
  if (ids.length === 0) return new Map<string, string>()
  const found = await db()
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(found.map(({ id, orderNo }) => [id, orderNo]))
}

/** Reads the valid quotes by quotation, with prices by line. */
async function currentQuotes(rows: readonly OfferRow[]) {
  const ids = rows.map(({ id }) => id)
  const found = await db()
    .select({
      quote: offerQuote,
      lineId: offerPrice.lineId,
      price: offerPrice.price,
      deliveryDays: offerPrice.deliveryDays,
    })
    .from(offerQuote)
    .innerJoin(offerPrice, eq(offerPrice.quoteId, offerQuote.id))
    .where(inArray(offerQuote.offerId, ids))
  const numbers = new Map(rows.map(({ id, quoteNo }) => [id, quoteNo]))
  const current = found.filter(({ quote }) => numbers.get(quote.offerId) === quote.no)
  return {
    quoteOf: new Map(current.map(({ quote }) => [quote.offerId, quote])),
    priceOf: new Map(current.map(({ lineId, price, deliveryDays }) => [lineId, { price, deliveryDays }])),
  }
}

/**
 * Returns quotations for lists.
 * @param viewer whose actions are included
 * @param most number of lines shown of each
 */
export async function offerRows(rows: readonly OfferRow[], viewer: Member, most = few): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db()
    .select()
    .from(offerLine)
    .where(inArray(offerLine.offerId, ids))
    .orderBy(asc(offerLine.position))
  const linesOf = grouped(lines, ({ offerId }) => offerId)
  const { quoteOf, priceOf } = await currentQuotes(rows)
  const orderNos = await ordersOf(rows)
  const placer = await placersOf(rows, viewer)
  const siteOf = await documentSites(viewer)
  return rows.map((row) => {
    const { id, offerNo, state, validTo, orderIds } = row
    const quote = quoteOf.get(id)
    const own = linesOf(id)
    return {
      id,
      offerNo,
      state,
      createdAt: wireTime(row.createdAt),
      expectDate: row.expectDate ?? undefined,
      kinds: own.length,
      total: quote && toDecimal(quote.goodsAmount + quote.freight),
      validTo: validTo ? wireTime(validTo) : undefined,
      secondsLeft: secondsLeft(row),
      ...placer(row),
      ...siteOf(row.siteId),
      orders: (orderIds ?? []).flatMap((orderId) => {
        const orderNo = orderNos.get(orderId)
        return orderNo === undefined ? [] : { id: orderId, orderNo }
      }),
      actions: doneHere(actionsFor(row), row, viewer),
      lines: own.slice(0, most).map((line) => wireLine(line, priceOf.get(line.id))),
    }
  })
}
