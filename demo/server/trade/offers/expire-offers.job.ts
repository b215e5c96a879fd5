import { and, asc, eq, lte } from 'drizzle-orm'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { moveOffer } from './move-offer'
import { offer } from './offers.table'

const atOnce = 50

/** Expires unanswered quotes, each in its own transaction. @returns how many */
export async function expireOffers(): Promise<number> {
  const due = await db()
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.state, offerState.code.quoted), lte(offer.validTo, clock.now())))
    .orderBy(asc(offer.validTo))
    .limit(atOnce)
  return moveEach(due, ({ id }) => moveOffer(id, 'expire', { actor: 'timer' }))
}

export const job: Job = { name: 'trade/offers expire', every: 5_000, run: expireOffers }
