import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageOffers } from '../../../../src/trade/offers/offers.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { statePage } from '../../core/documents/state-page'
import { inTimeSpan } from '../../core/database/in-time-span'
import { offerRows } from './offer-rows'
import { seenBy } from './offer-viewer'
import { offer, offerLine } from './offers.table'

type Question = Asked<typeof pageOffers>['body']

/** Matches a quotation by part of its number, or by the name or code of its goods. */
function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
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

/** Condition without the state, which the numbers on the tabs count. */
const narrowed = (who: Member, { keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(reading(who)),
    inTimeSpan(offer.createdAt, { timeRange, from, to }),
    keyword ? holding(keyword) : undefined,
  )

export const offersPage = (who: Member, asked: Question) =>
  statePage(asked, asked.state, {
    table: offer,
    state: offer.state,
    where: narrowed(who, asked),
    rows: db().select().from(offer),
    wire: (rows) => offerRows(rows, who),
  })
