import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { db } from '../../core/database/db'
import { clock } from '../../core/time/clock'
import { offer } from '../offers/offers.table'
import type { RequestRow } from './request-viewer'

/** Returns the quotations of some requests that have expired since they were accepted, by id. */
export async function expiredOffers(
  requests: readonly Pick<RequestRow, 'offerId'>[],
): Promise<ReadonlySet<string>> {
  const ids = requests.flatMap(({ offerId }) => offerId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db()
    .select({ id: offer.id })
    .from(offer)
    .where(
      and(
        inArray(offer.id, ids),
        eq(offer.state, offerState.code.accepted),
        isNull(offer.orderIds),
        lte(offer.validTo, clock.now()),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
