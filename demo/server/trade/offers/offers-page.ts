import { and, count, desc, eq, exists, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import type { pageOffers } from '../../../../src/trade/offers/offers.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { after, day, startOfDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { offerRows } from './offer-rows'
import { seenBy } from './offer-viewer'
import { offer, offerLine } from './offers.table'

type Question = Asked<typeof pageOffers>['body']

/** A quotation by a part of its number, or by the name or code of something in it. */
function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
  const line = db()
    .select({ one: sql`1` })
    .from(offerLine)
    .where(
      and(
        eq(offerLine.offerId, offer.id),
        or(
          ilike(sql`${offerLine.snapshot} ->> 'name'`, part),
          ilike(sql`${offerLine.snapshot} ->> 'skuCode'`, part),
        ),
      ),
    )
  return or(ilike(offer.offerNo, part), exists(line))
}

/** Everything but the state: what the numbers at the tabs count. */
const narrowed = (who: Member, { keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(who),
    timeRange === undefined ? undefined : gte(offer.createdAt, after(clock.now(), -timeRange * 30 * day)),
    from === undefined ? undefined : gte(offer.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(offer.createdAt, after(startOfDay(to), day)),
    keyword ? holding(keyword) : undefined,
  )

export async function offersPage(who: Member, asked: Question) {
  const { state, pageNumber, pageSize } = asked
  const found = await db()
    .select({ state: offer.state, found: count() })
    .from(offer)
    .where(narrowed(who, asked))
    .groupBy(offer.state)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const all = found.reduce((sum, row) => sum + row.found, 0)
  const rows = await db()
    .select()
    .from(offer)
    .where(and(narrowed(who, asked), state === undefined ? undefined : sql`${offer.state} = ${state}`))
    .orderBy(desc(offer.createdAt), desc(offer.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = state === undefined ? all : (counts[state] ?? 0)
  return { ...pageWith(await offerRows(rows, who), total, asked), counts }
}
